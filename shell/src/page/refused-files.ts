declare global {
  /** Set by `early-files.ts`: pending scripts whose preload the browser refused, by path. */
  var azRefused: Record<string, Promise<Blob>> | undefined;
}

const urls = new Set<string>();

/** Blob URL of a script with a refused preload. Null if its fetch failed, undefined if not refused or already taken. */
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

/** Whether a URL is from `takeBlobUrl` and not yet revoked. */
export const isBlobUrl = (url: string): boolean => urls.has(url);

/** Revokes a URL of `takeBlobUrl`; ignores others. */
export function revokeBlobUrl(url: string): void {
  if (urls.delete(url)) URL.revokeObjectURL(url);
}
