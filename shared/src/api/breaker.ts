/** So many failing answers in a row, within so many milliseconds, mean that the server is in trouble. */
const limit = 5;
const within = 10_000;

let failures: number[] = [];

/** Notes the status of an answer. */
export function noteAnswer(status: number): void {
  failures = status < 500 ? [] : [...failures, performance.now()].slice(-limit);
}

/**
 * Whether the server has failed so often just now that nothing should be asked for a second time by itself; what a person
 * asks for still goes out.
 */
export function isServerInTrouble(): boolean {
  const [first] = failures;
  return failures.length === limit && first !== undefined && performance.now() - first < within;
}
