import { setTimeout as wait } from 'node:timers/promises';

const maxMs = 30_000;

/** Waits until a condition holds; rejects after half a minute. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const giveUpAt = Date.now() + maxMs;
  while (!(await isSo())) {
    if (Date.now() > giveUpAt) throw new Error('It did not come about.');
    await wait(50);
  }
}
