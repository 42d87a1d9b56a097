import type { Transaction } from 'kysely';
import { transact } from '../database/transact.ts';
import type { ApiDb } from '../schema/api-schema.ts';
import type { ApiTables } from '../schema/tables.ts';
import type { Bus } from './bus.ts';
import { Emission } from './emission.ts';
import { appendEvents } from './event-log.ts';

/** Work in a transaction. As in `transact`, it may run more than once, so it must change nothing but the database. */
export type EmittingWork<T> = (db: Transaction<ApiTables>, emission: Emission) => Promise<T>;

/**
 * Runs `work` in a transaction (`transact`) that also stores the events which `work` emits. The bus announces events
 * and hints after the commit. Every write that other clients must see goes through this function.
 */
export async function withEvents<T>(db: ApiDb, bus: Bus, work: EmittingWork<T>): Promise<T> {
  const { result, members, hints } = await transact(db, async (transaction) => {
    const emission = new Emission();
    const result = await work(transaction, emission);
    return { result, members: await appendEvents(transaction, emission.events), hints: emission.hints };
  });
  if (members.length > 0 || hints.length > 0) bus.publish({ members, hints });
  return result;
}
