import type { Transaction } from 'kysely';
import type { CompleteConfig, Limit } from '../config/api-config.ts';
import { ApiError } from '../errors/api-error.ts';
import { sentences } from '../errors/sentences.ts';
import type { ApiTables } from '../schema/tables.ts';
import type { HeldConversation } from './held-conversation.ts';
import { waitForRows, waitForRowsOf } from './limit-rows.ts';

type Db = Transaction<ApiTables>;

export type MessageLimits = CompleteConfig['messageLimits'];

/** The newest messages of a member after a moment, except the `newer` newest ones. */
const newestOf = (db: Db, memberId: number, begin: Date, newer: number) =>
  db
    .selectFrom('messages')
    .select('sent_at')
    .where('author_id', '=', memberId)
    .where('sent_at', '>', begin)
    .orderBy('sent_at', 'desc')
    .offset(newer)
    .limit(1);

/** Throws kind `too-many` when a member has sent first messages to too many members who are no connections. */
export async function limitFirstMessages(db: Db, memberId: number, at: Date, limit: Limit): Promise<void> {
  const findTime = async (begin: Date, newer: number) => {
    const row = await newestOf(db, memberId, begin, newer)
      .innerJoin('conversation_members as theirs', 'theirs.conversation_id', 'messages.conversation_id')
      .leftJoin('connections', (join) =>
        join
          .on('connections.member_id', '=', memberId)
          .onRef('connections.other_id', '=', 'theirs.member_id'),
      )
      .where('seq', '=', 1)
      .where('theirs.member_id', '!=', memberId)
      .where('connections.at', 'is', null)
      .executeTakeFirst();
    return row?.sent_at;
  };
  const retryAfterMs = await waitForRowsOf(db, memberId, { at, limit, findTime });
  if (retryAfterMs > 0) throw new ApiError('too-many', sentences.tooManyFirstMessages, { retryAfterMs });
}

/**
 * Those limits of one conversation that its member may have reached: both members together have written so many messages
 * in the period. Later messages have later times, so one look-up by number tells that.
 */
async function findNear(db: Db, { conversation_id, last_seq }: HeldConversation, at: Date, limits: Limit[]) {
  const firsts = limits.map((limit) => ({ limit, seq: last_seq - limit.count + 1 }));
  const seqs = firsts.map(({ seq }) => seq).filter((seq) => seq > 0);
  if (seqs.length === 0) return [];
  const rows = await db
    .selectFrom('messages')
    .select(['seq', 'sent_at'])
    .where('conversation_id', '=', conversation_id)
    .where('seq', 'in', seqs)
    .execute();
  return firsts.flatMap(({ limit, seq }) => {
    const sentAt = rows.find((row) => row.seq === seq)?.sent_at.getTime() ?? 0;
    return sentAt > at.getTime() - limit.windowMs ? [limit] : [];
  });
}

/** How many milliseconds remain until a member can write in a conversation, which is locked; 0 if they can now. */
async function waitInConversation(
  db: Db,
  held: HeldConversation,
  at: Date,
  limits: Limit[],
): Promise<number> {
  const findTime = async (begin: Date, newer: number) => {
    const query = newestOf(db, held.member_id, begin, newer);
    return (await query.where('conversation_id', '=', held.conversation_id).executeTakeFirst())?.sent_at;
  };
  let longest = 0;
  for (const limit of await findNear(db, held, at, limits))
    longest = Math.max(longest, await waitForRows({ at, limit, findTime }));
  return longest;
}

/** Throws kind `too-many` when a member has sent too many messages in a conversation, or in all of them. */
export async function limitMessages(
  db: Db,
  held: HeldConversation,
  at: Date,
  { perMinute, perHour, perDay }: MessageLimits,
): Promise<void> {
  const here = await waitInConversation(db, held, at, [perMinute, perHour]);
  const anywhere = await waitForRowsOf(db, held.member_id, {
    at,
    limit: perDay,
    findTime: async (begin, newer) =>
      (await newestOf(db, held.member_id, begin, newer).executeTakeFirst())?.sent_at,
  });
  const retryAfterMs = Math.max(here, anywhere);
  if (retryAfterMs === 0) return;
  const sentence = here > anywhere ? sentences.tooManyMessages : sentences.tooManyMessagesInDay;
  throw new ApiError('too-many', sentence, { retryAfterMs });
}
