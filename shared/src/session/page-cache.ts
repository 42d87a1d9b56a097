/** Whether the page is being left. The browser fails pending calls then, which says nothing about the server. */
let isLeft = false;

let isGuarded = false;

/** Maximum time between the start of a navigation and the end of the page; after it, the page counts as staying. */
const maxLeavingMs = 2000;

/** Whether the page is left while `call` runs: browsers abort its calls before it ends, some before they fire an event. */
export async function detectLeaving<Result>(
  call: Promise<Result>,
): Promise<{ isLeft: boolean; result: Result }> {
  let isLeaving = false;
  const note = () => {
    isLeaving = true;
  };
  // Listens only during the call: some browsers keep no page with this listener in the page cache.
  window.addEventListener('beforeunload', note);
  const result = await call;
  if (isLeaving && !isLeft) await new Promise((resolve) => setTimeout(resolve, maxLeavingMs));
  window.removeEventListener('beforeunload', note);
  return { isLeft, result };
}

/** Resolves when the page comes back from the page cache, which most pages never do. */
export const nextPageShow = (): Promise<void> =>
  new Promise((resolve) => window.addEventListener('pageshow', () => resolve(), { once: true }));

const screen = () => document.documentElement.style;

/** Hides the page when it enters the page cache, until `recheck` settles: after a sign-out, Back must show nothing. */
export function guardPageCache(recheck: () => Promise<void>): void {
  if (isGuarded) return;
  isGuarded = true;
  // Found now, because the splash is removed when the page is shown. Its styles and button come from the page's HTML.
  const splash = document.getElementById('az-splash');
  window.addEventListener('pagehide', ({ persisted }) => {
    isLeft = true;
    if (persisted) screen().visibility = 'hidden';
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    isLeft = false;
    if (!persisted) return;
    // While the page starts, the splash is still in the document.
    const added = splash?.isConnected ? null : splash;
    if (added) {
      added.dataset.azCheck = '';
      document.body.append(added);
    }
    void recheck().then(() => {
      added?.remove();
      screen().removeProperty('visibility');
    });
  });
}
