/** The server counts as failing after `maxFailures` failed replies in a row within `windowMs` milliseconds. */
const maxFailures = 5;
const windowMs = 10_000;

let failures: number[] = [];

export function recordReply(status: number): void {
  failures = status < 500 ? [] : [...failures, performance.now()].slice(-maxFailures);
}

/** Whether the server has failed so often recently that nothing should be retried automatically. */
export function isServerFailing(): boolean {
  const [first] = failures;
  return failures.length === maxFailures && first !== undefined && performance.now() - first < windowMs;
}
