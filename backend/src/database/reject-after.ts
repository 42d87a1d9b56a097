import { setTimeout as wait } from 'node:timers/promises';
import { connectionFailure, DatabaseError } from './database-error.ts';

/** Rejects when `answer` does not settle within the time. The query itself is not cancelled. */
export async function rejectAfter(milliseconds: number, answer: Promise<unknown>): Promise<void> {
  const cancel = new AbortController();
  const late = wait(milliseconds, undefined, { signal: cancel.signal, ref: false }).then(() => {
    throw new DatabaseError({ message: 'The database does not answer in time.', code: connectionFailure });
  });
  try {
    await Promise.race([answer, late]);
  } finally {
    cancel.abort();
    for (const left of [answer, late]) left.catch(() => undefined);
  }
}
