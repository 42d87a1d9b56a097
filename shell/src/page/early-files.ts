// Runs inline, before the page asks for any file; self-contained, no imports. Fetches what was refused or failed in a way
// that helps whoever loads it next.
(() => {
  const refused: Record<string, Promise<Blob>> = {};
  const restored = new Set<string>();
  Object.assign(window, { azRefused: refused });

  const load = async (path: string, options: RequestInit): Promise<Blob> =>
    (await fetch(path, options)).blob();

  const isRequested = (path: string): boolean =>
    performance.getEntriesByName(location.origin + path).length > 0 ||
    document.querySelector(`script[src="${path}"]`) !== null;

  /** WebKit refuses every preload of a script under an integrity policy, and asks for nothing. */
  function fetchRefused(link: HTMLElement, path: string, integrity: string): void {
    if (link.getAttribute('as') !== 'script' || isRequested(path)) return;
    refused[path] = load(path, { integrity });
    // Whoever wants the file asks for it as usual then.
    refused[path].catch(() => undefined);
  }

  /** Puts a new copy of a file where the browser's cache would keep one that was altered on its way, for a year. */
  async function restore(element: HTMLElement, path: string, integrity: string): Promise<void> {
    if (restored.has(path)) return;
    restored.add(path);
    const isNeeded = 'needed' in element.dataset;
    // What is not needed at once is judged by whoever loads it next.
    await load(path, { cache: 'reload', ...(isNeeded ? { integrity } : {}) });
    // Nothing works without it, so nothing has been typed. Once: after that a copy in the cache is not the cause.
    const [view] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (isNeeded && view?.type !== 'reload') location.reload();
  }

  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLElement)) return;
      const address = target.getAttribute('src') ?? target.getAttribute('href');
      const integrity = target.getAttribute('integrity');
      if (!address || !integrity) return;
      const { pathname } = new URL(address, location.href);
      if (target.matches('link[rel=preload]')) fetchRefused(target, pathname, integrity);
      else restore(target, pathname, integrity).catch(() => undefined);
    },
    // Errors of elements do not bubble.
    true,
  );
})();
