import { timeLimits } from './time-limits.ts';

declare global {
  /** Set by the last line of the page's first script. */
  var azFirst: 1 | undefined;
}

const pathOf = (url: string): string => new URL(url, location.origin).pathname;

type Bundle<Kind> = { element: Kind; files: Set<string> };
const bundles = new Map<string, Bundle<HTMLElement>>();

function readBundle(id: string, source: 'src' | 'href'): Bundle<HTMLElement> | null {
  const element = document.getElementById(id);
  const address = element?.getAttribute(source);
  if (!element || !address) return null;
  const base = address.slice(0, address.lastIndexOf('first/'));
  const names = element.dataset.files?.split(' ') ?? [];
  const bundle = { element, files: new Set(names.map((name) => base + name)) };
  bundles.set(id, bundle);
  return bundle;
}

/** The element that loads many files of the shell as one; null if the file at this URL is not among them. */
function bundle<Kind extends HTMLElement>(id: string, source: 'src' | 'href', url: string): Kind | null {
  const found = bundles.get(id) ?? readBundle(id, source);
  // The cast is safe, because the origin writes an element of this type.
  return found?.files.has(pathOf(url)) ? (found.element as Kind) : null;
}

const hasEnded = ({ src }: HTMLScriptElement): boolean =>
  performance.getEntriesByName(src).some((entry) => (entry as PerformanceResourceTiming).responseEnd > 0);

function waitFor(script: HTMLScriptElement): Promise<boolean> {
  return new Promise((resolve) => {
    const end = () => resolve(globalThis.azFirst === 1);
    script.addEventListener('load', end);
    script.addEventListener('error', end);
    // A script that failed before the listener was added has ended and never runs; one that has just loaded runs at
    // once.
    setTimeout(end, hasEnded(script) ? timeLimits.firstScriptRuns : timeLimits.firstScript);
  });
}

let waited: Promise<boolean> | undefined;

/** Whether the first view's joined script has run within its time limit. Null if that script lacks this file. */
export function loadedWithFirstScript(url: string): Promise<boolean> | null {
  const script = bundle<HTMLScriptElement>('az-first-js', 'src', url);
  if (!script) return null;
  waited ??= globalThis.azFirst ? Promise.resolve(true) : waitFor(script);
  return waited;
}

/** Whether the joined style sheet has loaded and contains this one. In Chromium a failed link has an empty sheet. */
export function loadedWithFirstStyle(url: string): boolean {
  return Boolean(bundle<HTMLLinkElement>('az-first-css', 'href', url)?.sheet?.cssRules.length);
}
