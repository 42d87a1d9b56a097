declare global {
  /** Set by `early-files.ts`: scripts whose preload the browser refused, under way by their paths. */
  var azRefused: Record<string, Promise<Blob>> | undefined;
}

const urls = new Set<string>();

/**
 * Address in memory of a script that the page has fetched itself, because the browser refused its preload; null when it
 * could not be had. Undefined when there is none, or somebody has taken it already.
 */
export function takeBlobUrl(path: string): Promise<string | null> | undefined {
  const request = globalThis.azRefused?.[path];
  if (!request) return undefined;
  delete globalThis.azRefused?.[path];
  return request.then(
    (script) => {
      const url = URL.createObjectURL(script);
      urls.add(url);
      return url;
    },
    () => null,
  );
}

/** Whether an address is one that `takeBlobUrl` has given, and that was not left since. */
export const isBlobUrl = (url: string): boolean => urls.has(url);

/** Frees the memory behind an address, if it is of that kind. */
export function revokeBlobUrl(url: string): void {
  if (urls.delete(url)) URL.revokeObjectURL(url);
}
