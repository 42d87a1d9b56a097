/**
 * Calls `work` for each item, two at a time, in their order. After a failure starts no other, waits for the one that is
 * still running, and rejects.
 */
export async function inPairs<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const takeTurns = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      await work(next).catch((error: unknown) => {
        waiting.length = 0;
        throw error;
      });
  };
  for (const outcome of await Promise.allSettled([takeTurns(), takeTurns()]))
    if (outcome.status === 'rejected') throw outcome.reason;
}
