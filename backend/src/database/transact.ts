import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { DatabaseError } from './database-error.ts';

const attempts = 5;
const maxPauseMs = 40;

/** Runs reads that must agree: all of them see the database as it is at the first one. */
export const atOneMoment = <Tables, T>(
  db: Kysely<Tables>,
  read: (moment: Transaction<Tables>) => Promise<T>,
): Promise<T> => db.transaction().setIsolationLevel('repeatable read').execute(read);

/**
 * Runs `work` in a transaction. When the database rolls it back because of another transaction (serialization
 * failure, deadlock), `work` is run again, up to five times in all. So `work` must change nothing but the database.
 */
export async function transact<Tables, T>(
  db: Kysely<Tables>,
  work: (transaction: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      const isRetryable = error instanceof DatabaseError && error.isCollision;
      if (!isRetryable || attempt === attempts) throw error;
      // A random pause, so that one transaction of two can finish before the other is retried.
      await wait(Math.random() * maxPauseMs * attempt);
    }
  }
}
