const known = new Map<string, string>();

const pathOf = (url: string): string => new URL(url, location.origin).pathname;

/** Makes the integrity values of a version's files known: file name -> `sha384-…`, relative to `base`. */
export function registerIntegrity(base: string, assets: Record<string, string>): void {
  for (const [file, value] of Object.entries(assets)) known.set(`${base}${file}`, value);
}

/** Integrity of a file by its URL; undefined when no version record names it. The query does not count. */
export function integrityOf(url: string): string | undefined {
  return known.get(pathOf(url));
}

/** Whether a script may run at all: same origin, below /areas/, and named by a version record. */
export function isKnownScript(url: string): boolean {
  const { origin, pathname } = new URL(url, location.origin);
  return (
    origin === location.origin &&
    pathname.startsWith('/areas/') &&
    (known.has(pathname) || isDevelopmentFile(pathname))
  );
}

/** Files of a development build have no fixed bytes; the origin only names such a folder in development mode. */
const developmentBases: string[] = [];

/** Lets the files below `base` load without integrity. Only the development origin's document leads here. */
export function registerDevelopmentBase(base: string): void {
  developmentBases.push(base);
}

/** Whether a URL is that of a file which may load without integrity, because a development server builds it. */
export function isDevelopmentFile(url: string): boolean {
  return developmentBases.some((base) => pathOf(url).startsWith(base));
}
