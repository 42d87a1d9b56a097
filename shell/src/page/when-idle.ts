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

/**
 * Calls back once the first view is complete and the page is idle. For members who save data it calls back only if
 * `isNeeded`. Returns a function that cancels.
 */
export function whenIdle(callback: () => void, isNeeded = false): () => void {
  const { saveData } = (navigator as { connection?: Connection }).connection ?? {};
  if (saveData && !isNeeded) return () => undefined;
  let isOff = false;
  const run = () => {
    if (!isOff) callback();
  };
  // Not in every browser.
  const wait = () => ('requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run, 2000));
  void firstView.then(wait);
  return () => {
    isOff = true;
  };
}
