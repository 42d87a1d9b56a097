/** This many failed replies in a row within this many milliseconds mean that the server is failing. */
const limit = 5;
const within = 10_000;

let failures: number[] = [];

/** Records the status of a reply. */
export function noteAnswer(status: number): void {
  failures = status < 500 ? [] : [...failures, performance.now()].slice(-limit);
}

/**
 * Whether the server has failed so often recently that nothing should be retried automatically; requests of the user
 * are still sent.
 */
export function isServerInTrouble(): boolean {
  const [first] = failures;
  return failures.length === limit && first !== undefined && performance.now() - first < within;
}
