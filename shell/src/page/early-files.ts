// Runs inline, before the page asks for any file; self-contained, no imports. A file that fails, perhaps because a copy was
// altered on its way, is fetched past the browser's cache, which would keep that copy for a year.
(() => {
  const restored = new Set<string>();

  async function restore(element: HTMLElement, path: string, integrity: string): Promise<void> {
    if (restored.has(path)) return;
    restored.add(path);
    const isNeeded = 'needed' in element.dataset;
    // What is not needed at once is judged by whoever loads it next.
    await (await fetch(path, { cache: 'reload', ...(isNeeded ? { integrity } : {}) })).blob();
    // Nothing works without it, so nothing has been typed. Once: after that a copy in the cache is not the cause.
    const [view] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (isNeeded && view?.type !== 'reload') location.reload();
  }

  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLElement) || !target.matches('script, link[rel=stylesheet]')) return;
      const address = target.getAttribute('src') ?? target.getAttribute('href');
      const integrity = target.getAttribute('integrity');
      if (!address || !integrity) return;
      restore(target, new URL(address, location.href).pathname, integrity).catch(() => undefined);
    },
    // Errors of elements do not bubble.
    true,
  );
})();
