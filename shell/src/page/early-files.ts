// Runs inline, before the page requests any file; self-contained, no imports. Fetches refused preloads and failed files
// again, so that the next load of them succeeds; shows why the page cannot start when its main script has not run.
(() => {
  const refused: Record<string, Promise<Blob>> = {};
  const restored = new Set<string>();
  /** Resolves when required files whose first load failed have been fetched again unaltered. */
  let neededFiles: Promise<unknown> = Promise.resolve();
  Object.assign(window, { azRefused: refused });

  const load = async (path: string, options: RequestInit): Promise<Blob> =>
    (await fetch(path, options)).blob();

  const isRequested = (path: string): boolean =>
    performance.getEntriesByName(location.origin + path).length > 0 ||
    document.querySelector(`script[src="${path}"]`) !== null;

  /** Fetches a script whose preload was refused. Under an integrity policy WebKit refuses all, without a request. */
  function fetchRefused(link: HTMLElement, path: string, integrity: string): void {
    if (link.getAttribute('as') !== 'script' || isRequested(path)) return;
    refused[path] = load(path, { integrity });
    // If this fails, the consumer requests the file as usual.
    refused[path].catch(() => undefined);
  }

  /** Replaces a cached copy that was altered in transit; otherwise the browser would keep it for a year. */
  async function restore(element: HTMLElement, path: string, integrity: string): Promise<void> {
    if (restored.has(path)) return;
    restored.add(path);
    const isNeeded = 'needed' in element.dataset;
    // The consumer of an optional file checks its integrity.
    await load(path, { cache: 'reload', ...(isNeeded ? { integrity } : {}) });
    // Reloading loses no input, because the page does not work without a required file. It happens only once, because
    // after a reload the cache is not the cause.
    const [view] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (!isNeeded || view?.type === 'reload') return;
    location.reload();
    // Never resolves, so that no notice is shown before the reload.
    await new Promise(() => undefined);
  }

  function showUnstarted(): void {
    document.getElementById('az-splash-late')?.remove();
    document.getElementById('az-unstarted')?.setAttribute('data-az-shown', '');
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
      else {
        const restoring = restore(target, pathname, integrity);
        restoring.catch(() => undefined);
        if (!('needed' in target.dataset)) return;
        neededFiles = Promise.all([neededFiles, restoring]);
        neededFiles.catch(() => undefined);
      }
    },
    // Captures the event, because errors of elements do not bubble.
    true,
  );

  // The main script runs before this event. If it has not run although all files are unaltered, the browser has
  // refused it because its tag was changed.
  addEventListener('load', () => {
    neededFiles
      .then(() => {
        if (!('azPage' in window)) showUnstarted();
      })
      // A file is still missing. The notice that the page takes long has a button to reload it.
      .catch(() => undefined);
  });
})();
