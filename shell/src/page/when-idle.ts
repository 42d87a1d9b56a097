type Connection = { saveData?: boolean };

/**
 * Calls back once the page has loaded and has nothing better to do; never for people who save data. Returns how to call
 * it off.
 */
export function whenIdle(callback: () => void): () => void {
  if ((navigator as { connection?: Connection }).connection?.saveData) return () => undefined;
  let isOff = false;
  const run = () => {
    if (!isOff) callback();
  };
  // Not in every browser.
  const wait = () => ('requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run, 2000));
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    isOff = true;
  };
}
