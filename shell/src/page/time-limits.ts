/**
 * Time limits of loading code, in milliseconds: scripts, style sheets, the discovery document. API calls have none
 * (specification, section 7).
 */
export const timeLimits = {
  /** A script or style sheet that has not loaded counts as failed; if it loads later, it is used. */
  file: 20_000,
  /** The first script must run within this time after one of its parts is requested. Otherwise parts load singly. */
  firstScript: 8_000,
  /** A loaded first script must run within this time. */
  firstScriptRuns: 250,
  /** Maximum attempts for a file that fails at once. */
  fileAttempts: 3,
  /** Maximum delay before the second attempt, doubled with each further one; the delay is random below it. */
  backoffBase: 200,
  backoffCap: 1_000,
  discovery: 10_000,
  /** Interval at which a visible page polls for recalls. The first poll comes this long after the page's start. */
  recallInterval: 30_000,
  /** A canary that has not loaded by then is replaced by the previous version. Its files are requested once. */
  canary: 2_500,
  /** A page of a canary that is still blank by then counts as failed. */
  blank: 8_000,
  /** Delay of the code that checks a page with a version of a rollout, so that it does not delay the first view. */
  watchAfter: 4_000,
  /** A version that runs this long without a failure counts as working; in a rollout, once its page has loaded. */
  okAfter: 10_000,
  /** Interval at which a page that is still loading is checked again. */
  settleInterval: 1_000,
  /** A page that has not loaded by then shows the error tile; if it loads later, it replaces the tile. */
  errorTile: 20_000,
  /** Maximum time for which the first render waits for replies that came with the page to be read. */
  preparing: 300,
  /** Maximum time for which a navigation waits for the next page; then the page's frame shows a loading state. */
  holdNavigation: 1_000,
} as const;
