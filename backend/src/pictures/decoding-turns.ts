import { ApiError } from '../http/api-error.ts';
import { sentences } from '../http/sentences.ts';

/** Decodes at once, and how many more may wait. A decoded picture of 24 megapixels takes about 100 MB. */
const atOnce = 2;
const mayWait = 16;
const retryAfterMs = 5000;

let running = 0;
const waiting: (() => void)[] = [];

/** Runs decoding work, at most two at a time in this process. Rejects with kind `too-many` when too many wait already. */
export async function inDecodingTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) {
    if (waiting.length >= mayWait) throw new ApiError('too-many', sentences.busyDecoding, { retryAfterMs });
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
