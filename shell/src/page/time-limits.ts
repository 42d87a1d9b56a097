/**
 * Every time limit of loading code, in milliseconds. No API call has one (specification, section 7); these are for
 * scripts, style sheets and the discovery document only.
 */
export const timeLimits = {
  /** A script or style sheet that has not arrived counts as lost; a late arrival still counts. */
  file: 20_000,
  /** The first script of a page, counted from when a part of it is wanted; then its parts are asked for one by one. */
  firstScript: 8_000,
  /** What has come must run within this. */
  firstScriptRuns: 250,
  /** How often a file that fails at once is asked for, the first time included. */
  fileAttempts: 3,
  /** Longest wait before the second attempt; doubles with each further one, drawn at random below it. */
  backoffBase: 200,
  backoffCap: 1_000,
  /** The discovery document. */
  discovery: 10_000,
  /** How often a page that can be seen asks what is recalled; the first time so long after its start. */
  recallInterval: 30_000,
  /** A canary that is not there by then gives way to the version before it. Its files are asked for once. */
  canary: 2_500,
  /** A page of a canary that shows nothing by then counts as failed. */
  blank: 8_000,
  /** A version that has shown something for so long without a failure works. */
  okAfter: 10_000,
  /** A page that is not there by then gives way to the error tile; a late arrival still replaces the tile. */
  errorTile: 20_000,
  /** How long a navigation waits for the next page before it shows that page's frame with a loading state. */
  holdNavigation: 1_000,
} as const;
