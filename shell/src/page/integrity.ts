const known = new Map<string, string>();

const pathOf = (url: string): string => new URL(url, location.origin).pathname;

/** Registers the integrity values of a version's files: file name -> `sha384-…`, relative to `base`. */
export function registerIntegrity(base: string, assets: Record<string, string>): void {
  for (const [file, value] of Object.entries(assets)) known.set(`${base}${file}`, value);
}

/** Integrity of a file by its URL, without the query; undefined if no version record lists it. */
export function integrityOf(url: string): string | undefined {
  return known.get(pathOf(url));
}

/** Whether a script may run: same origin, below /areas/, and listed by a version record. */
export function isKnownScript(url: string): boolean {
  const { origin, pathname } = new URL(url, location.origin);
  return (
    origin === location.origin &&
    pathname.startsWith('/areas/') &&
    (known.has(pathname) || isDevelopmentFile(pathname))
  );
}

/** Folders of development builds, whose files have no fixed bytes; an origin names them only in development mode. */
const developmentBases: string[] = [];

/** Allows the files below `base` to load without integrity. Only called for documents of a development origin. */
export function registerDevelopmentBase(base: string): void {
  developmentBases.push(base);
}

export function isDevelopmentFile(url: string): boolean {
  return developmentBases.some((base) => pathOf(url).startsWith(base));
}
