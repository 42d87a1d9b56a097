/** How long the browser may take to answer a request to its storage, in milliseconds. Some never do. */
const answerMs = 5000;

/** The browser has not answered a request to its storage. */
export class StorageSilent extends Error {}

/** What a request to the storage resolves with; rejects with `StorageSilent` after 5 s. `onLate` gets a later answer. */
export function answerOf<Value>(request: Promise<Value>, onLate?: (late: Value) => void): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new StorageSilent());
      if (onLate) request.then(onLate, () => undefined);
    }, answerMs);
    request.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
