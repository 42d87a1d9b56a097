import type { DiscoveryEntry } from '@az/shared/discovery';
import { isCanaryFile } from '../page/canary-files.ts';
import { delay } from '../page/delay.ts';
import { ownFetch } from '../page/own-fetch.ts';
import { timeLimits } from '../page/time-limits.ts';
import type { Container } from './share-scope.ts';

/** Loads an ES module; the browser checks it against the import map of the page. */
type ImportModule = (url: string) => Promise<unknown>;

const nativeImport: ImportModule = (url) => import(/* webpackIgnore: true */ url);

/**
 * Fetches a whole file. From the second attempt on the browser's cache is not used, because it may hold an altered
 * copy.
 */
async function fetchOnce(url: string, integrity: string, attempt: number): Promise<void> {
  const response = await ownFetch(url, {
    integrity,
    cache: attempt === 0 ? 'default' : 'reload',
    signal: AbortSignal.timeout(timeLimits.file),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  await response.arrayBuffer();
}

/** Brings a file into the browser's cache, in several attempts; only one for a file of a canary. */
async function fetchFile(url: string, integrity: string): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await fetchOnce(url, integrity, attempt);
    } catch (cause) {
      if (isCanaryFile(url) || attempt + 1 >= timeLimits.fileAttempts) throw cause;
      await delay(Math.random() * Math.min(timeLimits.backoffCap, timeLimits.backoffBase * 2 ** attempt));
    }
  }
}

const isContainer = (value: unknown): value is Container =>
  typeof (value as Partial<Container> | null)?.get === 'function';

/**
 * Imports a container that is an ES module. First fetches all scripts of the version, because a browser keeps the
 * failure of a module until the page ends (https://github.com/whatwg/html/issues/6768). Rejects if a script cannot be
 * loaded or the entry is no container. The next call tries again.
 */
export async function importContainer(
  { url, extras }: DiscoveryEntry,
  importModule: ImportModule = nativeImport,
): Promise<Container> {
  const base = url.slice(0, url.lastIndexOf('/') + 1);
  const scripts = Object.entries(extras.az.assets).filter(([file]) => file.endsWith('.js'));
  await Promise.all(scripts.map(([file, integrity]) => fetchFile(base + file, integrity)));
  const container = await importModule(url);
  if (!isContainer(container)) throw new Error(`Entry ${url} exports no container`);
  return container;
}
