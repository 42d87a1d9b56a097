/** Whether the page is being left. The browser then aborts calls, so a failure says nothing about the server. */
let isLeft = false;

let isGuarded = false;

/** Longest time from the start of a navigation to the page's end. After it, the page counts as not left. */
const maxLeavingMs = 2000;

/** The result of `call`, and whether the page was left: browsers abort its calls earlier, some before any event. */
export async function detectLeaving<Result>(
  call: Promise<Result>,
): Promise<{ isLeft: boolean; result: Result }> {
  let isLeaving = false;
  const note = () => {
    isLeaving = true;
  };
  // Listens only during the call, because some browsers do not put a page with this listener into the page cache.
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
  // The splash is found before it is removed, and shown again below. Its styles and button are in the page's HTML.
  const splash = document.getElementById('az-splash');
  /** Counts returns and departures: a check that began before the last one must not show the page. */
  let turns = 0;
  window.addEventListener('pagehide', ({ persisted }) => {
    isLeft = true;
    turns += 1;
    if (persisted) screen().visibility = 'hidden';
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    isLeft = false;
    if (!persisted) return;
    turns += 1;
    const turn = turns;
    // While the page starts, the splash is still in the document.
    if (splash && !splash.isConnected) {
      splash.dataset.azCheck = '';
      document.body.append(splash);
    }
    void recheck().then(() => {
      if (turn !== turns) return;
      if (splash?.dataset.azCheck === '') splash.remove();
      screen().removeProperty('visibility');
    });
  });
}
