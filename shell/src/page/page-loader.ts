import { pageNonce } from '@az/shared/config';
import { isCanaryFile } from './canary-files.ts';
import { delay } from './delay.ts';
import { loadedWithFirstScript, loadedWithFirstStyle } from './first-files.ts';
import { integrityOf, isDevelopmentFile, isIntegrityMissing, loadIntegrity } from './integrity.ts';
import { revokeBlobUrl, takeBlobUrl } from './refused-files.ts';
import { timeLimits } from './time-limits.ts';

/** Result for webpack's loaders: how loading has ended, and the requested URL. */
export type LoadResult = { type: 'load' | 'error' | 'timeout' | 'integrity'; target: { src: string } };
type Done = (end: LoadResult) => void;

/** Name of the event raised on `window` when a file loads after it was given up. */
export const lateLoadEvent = 'az:late-load';

const waiting = new Map<string, Done[]>();
const attempts = new Map<string, number>();

let bypassCount = 0;

/** Differs between page views, because the browser's cache may hold an altered copy from an earlier view. */
const view = Date.now().toString(36);

/**
 * URL of an attempt. From the second attempt on the URL is new, so that no hanging request and no altered copy is
 * reused.
 */
export const urlForAttempt = (url: string, attempt: number): string =>
  attempt === 0 ? url : `${url}?r=${view}-${attempt}`;

function nextUrl(url: string): string {
  const attempt = bypassCount + (attempts.get(url) ?? 0);
  attempts.set(url, attempt - bypassCount + 1);
  return urlForAttempt(url, attempt);
}

/** Called when a member retries: from now on every file gets a new URL, because a cache may hold a broken copy. */
export function bypassCaches(): void {
  bypassCount += 1;
}

const backoff = (attempt: number): number =>
  Math.random() * Math.min(timeLimits.backoffCap, timeLimits.backoffBase * 2 ** attempt);

function settle(url: string, end: LoadResult): void {
  const listeners = waiting.get(url);
  waiting.delete(url);
  if (end.type === 'load' && !listeners) window.dispatchEvent(new Event(lateLoadEvent));
  for (const done of listeners ?? []) done(end);
}

/** After a failed attempt: makes the next one, or ends the loading with an error. */
function retry(url: string, attempt: number, src: string): void {
  if (!waiting.has(url)) return;
  if (isCanaryFile(url) || attempt + 1 >= timeLimits.fileAttempts)
    settle(url, { type: 'error', target: { src } });
  else setTimeout(() => request(url, attempt + 1), backoff(attempt));
}

function request(url: string, attempt: number, blobUrl: string | null = null): void {
  if (isIntegrityMissing(url)) {
    void loadIntegrity().then(
      () => request(url, attempt, blobUrl),
      () => retry(url, attempt, blobUrl ?? url),
    );
    return;
  }
  const integrity = integrityOf(url);
  const next = nextUrl(url);
  const src = blobUrl ?? next;
  if (!integrity && !isDevelopmentFile(url)) {
    settle(url, { type: 'integrity', target: { src } });
    return;
  }
  const script = document.createElement('script');
  script.async = true;
  script.crossOrigin = 'anonymous';
  script.nonce = pageNonce();
  if (integrity) script.integrity = integrity;
  script.onload = () => {
    // The script has run. Removed, so that script elements do not accumulate in a long-lived page.
    script.remove();
    revokeBlobUrl(src);
    settle(url, { type: 'load', target: { src } });
  };
  script.onerror = () => {
    script.remove();
    revokeBlobUrl(src);
    retry(url, attempt, src);
  };
  script.src = src;
  document.head.append(script);
}

/**
 * Loads a script once, with its integrity, up to three attempts (one for a canary's) and a time limit. A file that no version
 * record lists is refused. Has the signature of webpack's own loader.
 */
export function loadScript(address: string, done: Done): void {
  // Module federation uses the absolute URL of an entry, webpack and the shell its path. Both mean the same file.
  const { pathname, search } = new URL(address, location.origin);
  const url = `${pathname}${search}`;
  const listeners = waiting.get(url);
  if (listeners) {
    listeners.push(done);
    return;
  }
  waiting.set(url, [done]);
  setTimeout(() => {
    if (waiting.get(url)?.includes(done)) settle(url, { type: 'timeout', target: { src: url } });
  }, timeLimits.file);
  const first = bypassCount === 0 ? loadedWithFirstScript(url) : null;
  const refused = bypassCount === 0 ? takeBlobUrl(url) : null;
  if (first)
    void first.then((came) => {
      if (came) settle(url, { type: 'load', target: { src: url } });
      else if (waiting.has(url)) request(url, 0);
    });
  else if (refused)
    void refused.then((blobUrl) => {
      if (blobUrl || waiting.has(url)) request(url, 0, blobUrl);
    });
  else request(url, 0);
}

/** Whether a caller is waiting for a script. */
export const isLoading = (): boolean => waiting.size > 0;

/** Whether a script was already requested, by this loader or by the page itself. */
export const isRequested = (url: string): boolean => attempts.has(url) || loadedWithFirstScript(url) !== null;

/**
 * Prepares a style sheet that is about to be inserted: sets its integrity, another URL after a failure, and a time
 * limit. A file that no version record lists is refused. A file in the joined style sheet is not requested again.
 */
export function prepareStyle(link: HTMLLinkElement): void {
  const url = new URL(link.href).pathname;
  const integrity = integrityOf(url);
  link.crossOrigin = 'anonymous';
  const end = (type: 'load' | 'error') => {
    link.removeAttribute('href');
    void Promise.resolve().then(() => {
      link.dispatchEvent(new Event(type));
      link.remove();
    });
  };
  if (loadedWithFirstStyle(url)) {
    end('load');
    return;
  }
  if (isIntegrityMissing(url)) {
    link.removeAttribute('href');
    const requestAgain = () => {
      link.href = url;
      prepareStyle(link);
    };
    void loadIntegrity().then(requestAgain, () => end('error'));
    return;
  }
  if (!integrity && !isDevelopmentFile(url)) {
    end('error');
    return;
  }
  if (integrity) link.integrity = integrity;
  link.href = nextUrl(url);
  const timer = setTimeout(() => link.dispatchEvent(new Event('error')), timeLimits.file);
  for (const type of ['load', 'error']) link.addEventListener(type, () => clearTimeout(timer));
}

/** A media query that never matches: such a style sheet is fetched with low priority and not applied. */
const neverMatches = 'not all';

type PageStyle = { link: HTMLLinkElement | null; isApplied: boolean; loaded: Promise<void> };
const pageStyles = new Map<string, PageStyle>();

function setApplied(link: HTMLLinkElement, url: string, isApplied: boolean): void {
  link.media = isApplied ? 'all' : neverMatches;
  // Webpack's loader reads this attribute to find style sheets that it need not insert.
  link.dataset.href = isApplied ? url : neverMatches;
}

function insertStyle(url: string, style: PageStyle): Promise<void> {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href: url });
  setApplied(link, url, style.isApplied);
  style.link = link;
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`The style sheet ${url} did not come`));
    };
    prepareStyle(link);
    document.head.append(link);
  });
}

async function requestStyle(url: string, style: PageStyle): Promise<void> {
  // An attempt that fails after this time has hung, so no further attempt follows.
  const end = performance.now() + timeLimits.file / 2;
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await insertStyle(url, style);
    } catch (cause) {
      const isLast = isCanaryFile(url) || attempt + 1 >= timeLimits.fileAttempts || performance.now() >= end;
      if (isLast) throw cause;
      await delay(backoff(attempt));
    }
  }
}

/** Whether the document itself or a loader of webpack has inserted a style sheet. */
const isInserted = (url: string) => document.querySelector(`link[rel="stylesheet"][href="${url}"]`) !== null;

/**
 * Inserts a style sheet once. Without `isApplied` it is fetched for a page that may be opened soon, and applied by a
 * later call. Rejects if it cannot be loaded, and the next call tries again.
 */
export function loadStyle(url: string, isApplied: boolean): Promise<void> {
  const known = pageStyles.get(url);
  if (known) {
    if (isApplied && !known.isApplied) {
      known.isApplied = true;
      if (known.link) setApplied(known.link, url, true);
    }
    return known.loaded;
  }
  if (loadedWithFirstStyle(url) || isInserted(url)) return Promise.resolve();
  const style: PageStyle = { link: null, isApplied, loaded: Promise.resolve() };
  style.loaded = requestStyle(url, style);
  pageStyles.set(url, style);
  style.loaded.catch(() => pageStyles.delete(url));
  return style.loaded;
}

declare global {
  /** Called by the runtime of every build on the page; see shared/build/page-hooks-plugin.mjs. */
  var azPage: { loadScript: typeof loadScript; prepareStyle: typeof prepareStyle } | undefined;
}

/** Installs the loader for the runtimes of the shell and of every area. */
export function installPageLoader(): void {
  globalThis.azPage = { loadScript, prepareStyle };
}
