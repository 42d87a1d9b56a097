declare global {
  /** Set by `early-files.ts`: pending scripts whose preload the browser refused, by path. */
  var azRefused: Record<string, Promise<Blob>> | undefined;
}

const urls = new Set<string>();

/**
 * Blob URL of a script that the page has fetched itself because the browser refused its preload; null if the fetch
 * failed. Undefined if there is none or it was already taken.
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

/** Whether a URL was returned by `takeBlobUrl` and not revoked since. */
export const isBlobUrl = (url: string): boolean => urls.has(url);

/** Revokes a URL of `takeBlobUrl`; ignores others. */
export function revokeBlobUrl(url: string): void {
  if (urls.delete(url)) URL.revokeObjectURL(url);
}
