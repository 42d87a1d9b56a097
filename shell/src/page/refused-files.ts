declare global {
  /** Set by `early-files.ts`: scripts whose preload the browser refused, under way by their paths. */
  var azRefused: Record<string, Promise<Blob>> | undefined;
}

const addresses = new Set<string>();

/**
 * Address in memory of a script that the page has fetched itself, because the browser refused its preload; null when it
 * could not be had. Undefined when there is none, or somebody has taken it already.
 */
export function takeRefused(path: string): Promise<string | null> | undefined {
  const coming = globalThis.azRefused?.[path];
  if (!coming) return undefined;
  delete globalThis.azRefused?.[path];
  return coming.then(
    (script) => {
      const address = URL.createObjectURL(script);
      addresses.add(address);
      return address;
    },
    () => null,
  );
}

/** Whether an address is one that `takeRefused` has given, and that was not left since. */
export const isTaken = (address: string): boolean => addresses.has(address);

/** Frees the memory behind an address, if it is of that kind. */
export function leaveTaken(address: string): void {
  if (addresses.delete(address)) URL.revokeObjectURL(address);
}
