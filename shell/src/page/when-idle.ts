type Connection = { saveData?: boolean };

let resolveFirstView: () => void;
const firstView = new Promise<void>((resolve) => {
  resolveFirstView = resolve;
});

/** Name of the mark in the page's performance timeline when its first view is complete. */
export const firstViewMark = 'az:first-view';

/** Says that the page shows what was asked for: what waits for an idle moment may begin. */
export function completeFirstView(): void {
  performance.mark(firstViewMark);
  resolveFirstView();
}

/**
 * Calls back once the page shows what was asked for and has nothing better to do; never for people who save data.
 * Returns how to call it off.
 */
export function whenIdle(callback: () => void): () => void {
  if ((navigator as { connection?: Connection }).connection?.saveData) return () => undefined;
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
