import { timeLimits } from './time-limits.ts';

declare global {
  /** Set by the last line of the page's first script. */
  var azFirst: 1 | undefined;
}

const pathOf = (url: string): string => new URL(url, location.origin).pathname;

type Holder<Kind> = { element: Kind; files: Set<string> };
const holders = new Map<string, Holder<HTMLElement>>();

function readHolder(id: string, source: 'src' | 'href'): Holder<HTMLElement> | null {
  const element = document.getElementById(id);
  const address = element?.getAttribute(source);
  if (!element || !address) return null;
  const base = address.slice(0, address.lastIndexOf('first/'));
  const names = element.dataset.files?.split(' ') ?? [];
  const holder = { element, files: new Set(names.map((name) => base + name)) };
  holders.set(id, holder);
  return holder;
}

/** The element of the page that holds many of the shell's files in one, when the file with this path is among them. */
function holder<Kind extends HTMLElement>(id: string, source: 'src' | 'href', url: string): Kind | null {
  const found = holders.get(id) ?? readHolder(id, source);
  // The origin wrote an element of this kind.
  return found?.files.has(pathOf(url)) ? (found.element as Kind) : null;
}

const hasEnded = ({ src }: HTMLScriptElement): boolean =>
  performance.getEntriesByName(src).some((entry) => (entry as PerformanceResourceTiming).responseEnd > 0);

function waitFor(script: HTMLScriptElement): Promise<boolean> {
  return new Promise((resolve) => {
    const end = () => resolve(globalThis.azFirst === 1);
    script.addEventListener('load', end);
    script.addEventListener('error', end);
    // What failed before anybody listened has ended, and never runs; what has just come runs at once.
    setTimeout(end, hasEnded(script) ? timeLimits.firstScriptRuns : timeLimits.firstScript);
  });
}

let waited: Promise<boolean> | undefined;

/**
 * Whether a script came, or comes, with the one that holds the shell's part of the first view: null when it is no part
 * of that, otherwise settled once that one has run or is given up.
 */
export function cameWithFirstScript(url: string): Promise<boolean> | null {
  const script = holder<HTMLScriptElement>('az-first-js', 'src', url);
  if (!script) return null;
  waited ??= globalThis.azFirst ? Promise.resolve(true) : waitFor(script);
  return waited;
}

/** Whether a style sheet is there already, in the one that holds the shell's part of the first view. */
export function cameWithFirstStyle(url: string): boolean {
  return Boolean(holder<HTMLLinkElement>('az-first-css', 'href', url)?.sheet);
}
