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

/** For how long after it was left a page may be shown while its session is checked, in milliseconds (decision 156). */
const maxAwayMs = 60_000;

type Session = {
  /** Whether the browser still has the session that the page shows. Makes no call. */
  isUnchanged: () => boolean;
  /** Resolves when the session is decided. While the browser is offline, calls `onWait`, and goes on. */
  recheck: (onWait: () => void) => Promise<void>;
};

/**
 * Hides a page that enters the page cache. When it comes back it is shown once its session is checked: after a sign-out,
 * Back must show nothing. Within a minute, and if the session in the browser is the same, it is shown during the check.
 */
export function guardPageCache({ isUnchanged, recheck }: Session): void {
  if (isGuarded) return;
  isGuarded = true;
  // The splash is found before it is removed, and shown again below. Its styles and button are in the page's HTML.
  const splash = document.getElementById('az-splash');
  /** Counts returns and departures: a check that began before the last one must not show the page. */
  let turns = 0;
  let leftAt = 0;
  const hide = () => {
    screen().visibility = 'hidden';
    // While the page starts, the splash is still in the document.
    if (!splash || splash.isConnected) return;
    splash.dataset.azCheck = '';
    document.body.append(splash);
  };
  const show = () => {
    if (splash?.dataset.azCheck === '') splash.remove();
    screen().removeProperty('visibility');
  };
  window.addEventListener('pagehide', ({ persisted }) => {
    isLeft = true;
    turns += 1;
    leftAt = Date.now();
    if (persisted) screen().visibility = 'hidden';
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    isLeft = false;
    if (!persisted) return;
    turns += 1;
    const turn = turns;
    const awayMs = Date.now() - leftAt;
    // A clock that was set back says nothing.
    if (awayMs >= 0 && awayMs <= maxAwayMs && isUnchanged()) show();
    else hide();
    const inTurn = (act: () => void) => () => {
      if (turn === turns) act();
    };
    void recheck(inTurn(hide)).then(inTurn(show));
  });
}
