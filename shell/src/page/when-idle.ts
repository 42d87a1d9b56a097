type Connection = { saveData?: boolean };

let resolveFirstView: () => void;
const firstView = new Promise<void>((resolve) => {
  resolveFirstView = resolve;
});

/** Name of the mark in the page's performance timeline when its first view is complete. */
const firstViewMark = 'az:first-view';

/** Marks the first view as complete: work for an idle page may start. */
export function completeFirstView(): void {
  performance.mark(firstViewMark);
  resolveFirstView();
}

/** Calls back when the page is hidden, at once if it is hidden already. */
function whenHidden(callback: () => void): void {
  const check = () => {
    if (!document.hidden) return;
    document.removeEventListener('visibilitychange', check);
    callback();
  };
  document.addEventListener('visibilitychange', check);
  check();
}

/**
 * Calls back once the first view is complete and the page is idle. For members who save data it calls back only if
 * `isNeeded`. What is needed is called as soon as the page is hidden too, because browsers hardly let a hidden page be
 * idle, and its member may come back without a network. Returns a function that cancels.
 */
export function whenIdle(callback: () => void, isNeeded = false): () => void {
  const { saveData } = (navigator as { connection?: Connection }).connection ?? {};
  if (saveData && !isNeeded) return () => undefined;
  let isOff = false;
  const run = () => {
    if (isOff) return;
    isOff = true;
    callback();
  };
  void firstView.then(() => {
    // Not in every browser.
    if ('requestIdleCallback' in window) requestIdleCallback(run);
    else setTimeout(run, 2000);
    if (isNeeded) whenHidden(run);
  });
  return () => {
    isOff = true;
  };
}
