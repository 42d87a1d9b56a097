/** Whether the page is being left. The browser fails its calls then, which says nothing about the server. */
let isLeft = false;

let isGuarded = false;

/** Longest time between the wish to leave a page and its end; after it, the page has stayed. */
const leavingMs = 2000;

/**
 * Whether the page is being left while `call` runs. Browsers end the calls of a page before its end, some before they say
 * that it ends.
 */
export async function leavesDuring<Result>(
  call: Promise<Result>,
): Promise<{ isLeft: boolean; result: Result }> {
  let wantsToLeave = false;
  const note = () => {
    wantsToLeave = true;
  };
  // Only meanwhile: in some browsers a page with this listener is not kept for Back.
  window.addEventListener('beforeunload', note);
  const result = await call;
  if (wantsToLeave && !isLeft) await new Promise((resolve) => setTimeout(resolve, leavingMs));
  window.removeEventListener('beforeunload', note);
  return { isLeft, result };
}

/** Settles when a page that was left comes out of the page cache; most never do. */
export const pageShownAgain = (): Promise<void> =>
  new Promise((resolve) => window.addEventListener('pageshow', () => resolve(), { once: true }));

const screen = () => document.documentElement.style;

/**
 * Hides the page when it goes into the browser's page cache, and shows it again once `recheck` has settled when it comes
 * back: whoever presses Back after a sign-out sees nothing of the member, not for one frame. Once for each
 * page, however often it is called.
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
    if (persisted) void recheck().then(() => screen().removeProperty('visibility'));
  });
}
