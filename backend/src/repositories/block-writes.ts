import { maxRelations } from '@az/shared/contracts';
import type { Transaction } from 'kysely';
import { ApiError, notFound } from '../errors/api-error.ts';
import { sentences } from '../errors/sentences.ts';
import type { ApiTables } from '../schema/tables.ts';
import { forgetActor } from './forget-notifications.ts';
import { endRequestsOfBoth, holdMembers, type Pair, removePairs } from './relation-writes.ts';

type Db = Transaction<ApiTables>;

/** Locks both members and returns which of them blocks the other. Throws kind `not-found` when one does not exist. */
async function holdBlocks(db: Db, pair: Pair) {
  const { memberId, otherId } = pair;
  if (!(await holdMembers(db, pair))) notFound();
  const blocks = await db
    .selectFrom('blocks')
    .select('blocker_id')
    .where((row) =>
      row.or([
        row.and({ blocker_id: memberId, blocked_id: otherId }),
        row.and({ blocker_id: otherId, blocked_id: memberId }),
      ]),
    )
    .execute();
  const isBy = (id: number) => blocks.some(({ blocker_id }) => blocker_id === id);
  return { isMine: isBy(memberId), isTheirs: isBy(otherId) };
}

/**
 * Blocks a member: removes all relations between the two; neither sees the other any more. False if already blocked.
 * Throws kind `not-found` for somebody invisible, and `conflict` when the list of blocks is full.
 */
export async function block(db: Db, pair: Pair): Promise<boolean> {
  const { memberId, otherId, at } = pair;
  const { isMine, isTheirs } = await holdBlocks(db, pair);
  if (isMine) return false;
  if (isTheirs) notFound();
  const { count } = await db
    .selectFrom('blocks')
    .select((row) => row.fn.countAll().as('count'))
    .where('blocker_id', '=', memberId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= maxRelations.blocks) throw new ApiError('conflict', sentences.tooManyRelations);
  await forgetActor(db, memberId, { to: otherId });
  await forgetActor(db, otherId, { to: memberId });
  for (const table of ['connections', 'follows', 'mutes', 'silences', 'dismissals'] as const)
    await removePairs(db, table, pair);
  await endRequestsOfBoth(db, pair);
  await db.insertInto('blocks').values({ blocker_id: memberId, blocked_id: otherId, at }).execute();
  return true;
}

/** Removes a block; false when there is none. Throws kind `not-found` for somebody invisible. */
export async function unblock(db: Db, pair: Pair): Promise<boolean> {
  const { isMine, isTheirs } = await holdBlocks(db, pair);
  if (!isMine) return isTheirs ? notFound() : false;
  await db
    .deleteFrom('blocks')
    .where('blocker_id', '=', pair.memberId)
    .where('blocked_id', '=', pair.otherId)
    .execute();
  return true;
}
