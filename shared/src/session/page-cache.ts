/** Whether the page is being left. The browser fails pending calls then, which says nothing about the server. */
let isLeft = false;

let isGuarded = false;

/** Maximum time between the start of a navigation and the end of the page; after it, the page has stayed. */
const maxLeavingMs = 2000;

/**
 * Whether the page is left while `call` runs. Browsers abort the calls of a page before it ends, some before they fire
 * an event.
 */
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

/** Settles when a page comes back from the page cache; most never do. */
export const nextPageShow = (): Promise<void> =>
  new Promise((resolve) => window.addEventListener('pageshow', () => resolve(), { once: true }));

/** Time for which a page that came back shows nothing while it is checked, in milliseconds. */
const maxHiddenMs = 500;

/**
 * Shows, if the check takes longer, that it is running, with a button that loads the page again: in the splash of the page's
 * HTML, which has gone and whose styles are still there. Returns a function that ends this.
 */
function showCheck(): () => void {
  const splash = document.createElement('div');
  splash.id = 'az-splash';
  splash.setAttribute('role', 'status');
  // The page around it is hidden.
  splash.style.visibility = 'visible';
  const late = document.createElement('div');
  late.id = 'az-splash-late';
  const button = document.createElement('button');
  button.textContent = 'Recharger';
  button.addEventListener('click', () => location.reload());
  late.append('Vérification de la session en cours…', button);
  splash.append(late);
  const timer = setTimeout(() => document.body.append(splash), maxHiddenMs);
  return () => {
    clearTimeout(timer);
    splash.remove();
  };
}

const screen = () => document.documentElement.style;

/**
 * Hides the page when it enters the browser's page cache, and shows it again once `recheck` has settled when it comes
 * back: after a sign-out, Back shows nothing of the member. If that takes long, it says so. Subscribes once per page, however often it is called.
 */
export function guardPageCache(recheck: () => Promise<void>): void {
  if (isGuarded) return;
  isGuarded = true;
  window.addEventListener('pagehide', ({ persisted }) => {
    isLeft = true;
    if (persisted) screen().visibility = 'hidden';
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    isLeft = false;
    if (!persisted) return;
    const hideCheck = showCheck();
    void recheck().then(() => {
      hideCheck();
      screen().removeProperty('visibility');
    });
  });
}
