import { maxRelations } from '@az/shared/contracts';
import type { Transaction } from 'kysely';
import type { Limit } from '../config/api-config.ts';
import { ApiError, notFound } from '../errors/api-error.ts';
import { sentences } from '../errors/sentences.ts';
import type { Emission } from '../live/emission.ts';
import { may } from '../permissions/may.ts';
import type { Act, Verdict } from '../permissions/rules.ts';
import { Viewer } from '../permissions/viewer.ts';
import type { ApiTables } from '../schema/tables.ts';
import { forgetActor } from './forget-notifications.ts';
import { markAnswered, notify, takeBack } from './notify.ts';
import { RelationRepository } from './relation-repository.ts';

type Db = Transaction<ApiTables>;

/** The member who acts, the other member whom the act concerns, and its time. */
export type Pair = { memberId: number; otherId: number; at: Date };

/** A list of members that only its owner changes. */
export type OwnList = 'follows' | 'mutes' | 'dismissals';

/** Locks two members, in the order of their ids, so that their acts run one by one. Returns whether both exist. */
export async function holdMembers(db: Db, { memberId, otherId }: Pair): Promise<boolean> {
  const members = await db
    .selectFrom('members')
    .select('id')
    .where('id', 'in', [memberId, otherId])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  if (memberId === otherId) throw new ApiError('invalid', sentences.yourself);
  return members.length === 2;
}

/** Locks two members. Throws kind `not-found` when the other one does not exist or a block exists between them. */
async function holdPair(db: Db, pair: Pair, act: Act): Promise<Verdict> {
  await holdMembers(db, pair);
  const verdict = await may(db, Viewer.member(pair.memberId), act, pair.otherId);
  return verdict === 'not-found' ? notFound() : verdict;
}

const openRequest = (db: Db, from: number, to: number) =>
  db
    .selectFrom('connection_requests')
    .select('id')
    .where('from_id', '=', from)
    .where('to_id', '=', to)
    .where('ended_at', 'is', null)
    .executeTakeFirst();

async function endRequests(
  db: Db,
  [from, to]: [from: number, to: number],
  { at, refused = false }: { at: Date; refused?: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('connection_requests')
    // The note of a refused one is kept, because the refusal can be undone.
    .set({ ended_at: at, refused, ...(!refused && { note: '' }) })
    .where('from_id', '=', from)
    .where('to_id', '=', to)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const isConnected = async (db: Db, { memberId, otherId }: Pair): Promise<boolean> =>
  (await db
    .selectFrom('connections')
    .select('at')
    .where('member_id', '=', memberId)
    .where('other_id', '=', otherId)
    .executeTakeFirst()) !== undefined;

/** Throws kind `conflict` when a list of the member is full. */
async function refuseFull(db: Db, table: 'connections' | OwnList, memberId: number): Promise<void> {
  const { count } = await db
    .selectFrom(table)
    .select((row) => row.fn.countAll().as('count'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= maxRelations[table]) throw new ApiError('conflict', sentences.tooManyRelations);
}

export async function endRequestsOfBoth(db: Db, { memberId, otherId, at }: Pair): Promise<void> {
  await endRequests(db, [memberId, otherId], { at });
  await endRequests(db, [otherId, memberId], { at });
}

/**
 * Accepts the other member's request: the two are connected, and follow each other. Throws kind `conflict` if a list of
 * connections is full.
 */
async function connect(db: Db, pair: Pair, emission: Emission): Promise<void> {
  const { memberId, otherId, at } = pair;
  for (const id of [memberId, otherId]) await refuseFull(db, 'connections', id);
  await endRequestsOfBoth(db, pair);
  const rows = [
    { member_id: memberId, other_id: otherId, at },
    { member_id: otherId, other_id: memberId, at },
  ];
  await db.insertInto('connections').values(rows).execute();
  await db
    .insertInto('follows')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['member_id', 'other_id']).doNothing())
    .execute();
  await markAnswered(db, emission, pair);
  await notify(db, emission, { cause: 'accepted', to: otherId, actor: memberId, at });
}

/** Throws kind `too-many` after too many requests in a period, and `conflict` with too many unanswered requests. */
async function limitRequests(db: Db, { memberId, at }: Pair, limit: Limit): Promise<void> {
  const { open } = await db
    .selectFrom('connection_requests')
    .select((row) => row.fn.countAll().as('open'))
    .where('from_id', '=', memberId)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(open) >= maxRelations.requests) throw new ApiError('conflict', sentences.tooManyOpenInvitations);
  const begin = at.getTime() - limit.windowMs;
  const oldest = await db
    .selectFrom('connection_requests')
    .select('created_at')
    .where('from_id', '=', memberId)
    .where('created_at', '>', new Date(begin))
    .orderBy('created_at', 'desc')
    .offset(limit.count - 1)
    .limit(1)
    .executeTakeFirst();
  if (!oldest) return;
  const retryAfterMs = Math.min(Math.max(1, oldest.created_at.getTime() - begin), limit.windowMs);
  throw new ApiError('too-many', sentences.tooManyInvitations, { retryAfterMs });
}

/**
 * Asks a member to connect, or connects the two when the other member has already asked. False when nothing has
 * changed. Throws kind `not-allowed` when the member receives no requests.
 */
export async function askToConnect(
  db: Db,
  pair: Pair,
  emission: Emission,
  { note, limit }: { note: string; limit: Limit },
): Promise<boolean> {
  const { memberId, otherId, at } = pair;
  await holdPair(db, pair, 'ask-to-connect');
  if (await isConnected(db, pair)) return false;
  if (await openRequest(db, otherId, memberId)) {
    await connect(db, pair, emission);
    return true;
  }
  if (await openRequest(db, memberId, otherId)) return false;
  const relations = new RelationRepository(
    db,
    () => '',
    () => at,
  );
  const relation = await relations.find(otherId, Viewer.member(memberId));
  if (!relation?.may.includes('connect')) throw new ApiError('not-allowed', sentences.noInvitation);
  await limitRequests(db, pair, limit);
  await db
    .insertInto('connection_requests')
    .values({ from_id: memberId, to_id: otherId, note, created_at: at })
    .execute();
  await notify(db, emission, { cause: 'request', to: otherId, actor: memberId, at });
  return true;
}

/** Withdraws the request to a member, or refuses the request of that member. False when there is no request. */
export async function endRequest(db: Db, pair: Pair, emission: Emission): Promise<boolean> {
  const { memberId, otherId, at } = pair;
  await holdPair(db, pair, 'relate');
  const isWithdrawn = await endRequests(db, [memberId, otherId], { at });
  const isRefused = await endRequests(db, [otherId, memberId], { at, refused: true });
  await takeBack(db, emission, { causes: ['request'], to: otherId, actor: memberId, at });
  await takeBack(db, emission, { causes: ['request'], to: memberId, actor: otherId, at });
  return isWithdrawn || isRefused;
}

/** Refuses a member's request; false when there is none. */
export async function refuseRequest(db: Db, pair: Pair, emission: Emission): Promise<boolean> {
  await holdPair(db, pair, 'relate');
  return (await openRequest(db, pair.otherId, pair.memberId)) ? endRequest(db, pair, emission) : false;
}

/** Undoes the refusal of a member's last request; false when there is nothing to undo. */
export async function reopenRequest(db: Db, pair: Pair): Promise<boolean> {
  const { memberId, otherId } = pair;
  await holdPair(db, pair, 'relate');
  if ((await isConnected(db, pair)) || (await openRequest(db, otherId, memberId))) return false;
  const refused = db
    .selectFrom('connection_requests')
    .select('id')
    .where('from_id', '=', otherId)
    .where('to_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(1);
  const { numUpdatedRows } = await db
    .updateTable('connection_requests')
    .set({ ended_at: null, refused: false })
    .where('id', '=', refused)
    .where('refused', '=', true)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Accepts a member's request; false when they are connected already. Throws kind `not-found` without a request. */
export async function acceptRequest(db: Db, pair: Pair, emission: Emission): Promise<boolean> {
  await holdPair(db, pair, 'relate');
  if (await isConnected(db, pair)) return false;
  if (!(await openRequest(db, pair.otherId, pair.memberId))) notFound();
  await connect(db, pair, emission);
  return true;
}

/** Ends a connection. This does not change who follows whom. False when there is no connection. */
export async function disconnect(db: Db, pair: Pair, emission: Emission): Promise<boolean> {
  const { memberId, otherId } = pair;
  await holdPair(db, pair, 'relate');
  const causes = ['request', 'accepted'] as const;
  await forgetActor(db, memberId, { to: otherId, causes });
  await forgetActor(db, otherId, { to: memberId, causes });
  emission.store({ to: [memberId, otherId], type: 'notification.changed', subject: '' });
  return removePairs(db, 'connections', pair);
}

/** Removes two members from each other's list; false when neither list had the other member. */
export async function removePairs(
  db: Db,
  table: 'connections' | 'silences' | OwnList,
  { memberId, otherId }: Pair,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom(table)
    .where((row) =>
      row.or([
        row.and({ member_id: memberId, other_id: otherId }),
        row.and({ member_id: otherId, other_id: memberId }),
      ]),
    )
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Adds the other member to a list of the acting member, or removes them. False when nothing has changed. */
export async function setInList(
  db: Db,
  pair: Pair,
  emission: Emission,
  { list, isSet }: { list: OwnList; isSet: boolean },
): Promise<boolean> {
  const { memberId, otherId, at } = pair;
  await holdPair(db, pair, 'relate');
  const known = await db
    .selectFrom(list)
    .select('at')
    .where('member_id', '=', memberId)
    .where('other_id', '=', otherId)
    .executeTakeFirst();
  if ((known !== undefined) === isSet) return false;
  if (isSet) {
    await refuseFull(db, list, memberId);
    await db.insertInto(list).values({ member_id: memberId, other_id: otherId, at }).execute();
  } else {
    await db.deleteFrom(list).where('member_id', '=', memberId).where('other_id', '=', otherId).execute();
  }
  if (list === 'follows') {
    const act = { to: otherId, actor: memberId, at };
    if (isSet) await notify(db, emission, { ...act, cause: 'follow' });
    else await takeBack(db, emission, { ...act, causes: ['follow'] });
  }
  return true;
}
