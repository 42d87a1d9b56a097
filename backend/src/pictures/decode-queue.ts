import { ApiError } from '../http/api-error.ts';
import { sentences } from '../http/sentences.ts';
import { QueueFull, WorkQueue } from '../work-queue.ts';

/** Concurrent decodes, and the length of the queue. A decoded picture of 24 megapixels takes about 100 MB. */
const turns = new WorkQueue({ atOnce: 2, mayWait: 16 });
const retryAfterMs = 5000;

/** Runs decoding work, at most two at a time in this process. Rejects with kind `too-many` when too many wait already. */
export async function runDecoding<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await turns.run(work);
  } catch (error) {
    if (!(error instanceof QueueFull)) throw error;
    throw new ApiError('too-many', sentences.busyDecoding, { retryAfterMs });
  }
}
