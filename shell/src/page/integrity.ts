import { ownFetch } from './own-fetch.ts';
import { timeLimits } from './time-limits.ts';

const known = new Map<string, string>();

const pathOf = (url: string): string => new URL(url, location.origin).pathname;

/** Registers the integrity values of a version's files: file name -> `sha384-…`, relative to `base`. */
export function registerIntegrity(base: string, assets: Record<string, string>): void {
  for (const [file, value] of Object.entries(assets)) known.set(`${base}${file}`, value);
}

/** Where the integrity of the files below `base` is listed. */
type AssetList = { base: string; url: string; integrity: string };

let missing: AssetList | null = null;
let loading: Promise<void> | null = null;
let hasFailed = false;

/** Registers a list that `loadIntegrity` loads when the integrity of a file below its `base` is needed. */
export function registerIntegrityList(list: AssetList): void {
  missing = list;
}

/** Whether the integrity of a file may be in the list that is not loaded yet. */
export const isIntegrityMissing = (url: string): boolean =>
  missing !== null && pathOf(url).startsWith(missing.base) && !known.has(pathOf(url));

async function fetchList({ base, url, integrity }: AssetList): Promise<void> {
  // After a failure a cache may hold an altered copy.
  const cache = hasFailed ? 'reload' : 'default';
  const reply = await ownFetch(url, { integrity, cache, signal: AbortSignal.timeout(timeLimits.file) });
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}`);
  registerIntegrity(base, await reply.json());
  missing = null;
}

/** Loads the registered list unless it is loaded. Rejects if that fails; the next call tries again. */
export function loadIntegrity(): Promise<void> {
  if (!missing) return Promise.resolve();
  loading ??= fetchList(missing)
    .catch((cause) => {
      hasFailed = true;
      throw cause;
    })
    .finally(() => {
      loading = null;
    });
  return loading;
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
