import type { ConversationMarksWire, MessageWire, NewMessageWire } from '@az/shared/contracts';
import { sql, type Transaction } from 'kysely';
import { uuidV7 } from '../database/uuid-v7.ts';
import { ApiError, notFound } from '../errors/api-error.ts';
import { sentences } from '../errors/sentences.ts';
import { may, relationTo } from '../permissions/may.ts';
import { type Written, writeAct } from '../permissions/rules.ts';
import { Viewer } from '../permissions/viewer.ts';
import type { ApiTables } from '../schema/tables.ts';
import { continueReads } from './conversation-receipts.ts';
import { toMessage } from './conversation-repository.ts';
import { changeMember, type HeldConversation } from './held-conversation.ts';
import { limitFirstMessages, limitMessages, type MessageLimits } from './message-limits.ts';
import type { Pair } from './relation-writes.ts';

type Db = Transaction<ApiTables>;

/** Throws kind `not-found` or `not-allowed` when a member may not write to another one. */
async function refuseWriting(
  db: Db,
  { memberId, otherId }: Omit<Pair, 'at'>,
  written: Written = { hasWritten: false, hasHeard: false },
) {
  const members = await db
    .selectFrom('members')
    .select(['id', 'kind', 'email'])
    .where('id', 'in', [memberId, otherId])
    .execute();
  const own = members.find(({ id }) => id === memberId) ?? notFound();
  const act = writeAct(own.kind, written);
  const verdict = await may(db, Viewer.member(memberId), act, otherId);
  if (verdict === 'not-found') notFound();
  // A company that somebody added has no account.
  const hasAccount = members.some(({ id, email }) => id === otherId && email !== null);
  if (verdict === 'yes' && hasAccount) return;
  if (memberId === otherId) throw new ApiError('not-allowed', sentences.yourself);
  const awaitsAnswer =
    act === 'write-again' && (await relationTo(db, Viewer.member(memberId), otherId)) === 'other';
  throw new ApiError('not-allowed', awaitsAnswer ? sentences.awaitsAnswer : sentences.noMessages);
}

/**
 * Finds the conversation of two members, or begins it. Only when it has to begin one, throws kind `not-found` for
 * somebody invisible, and `not-allowed` for somebody who receives no messages of the member.
 */
export async function beginConversation(
  db: Db,
  { memberId, otherId, at }: Pair,
): Promise<{ id: string; isNew: boolean }> {
  const pair = { first_id: Math.min(memberId, otherId), second_id: Math.max(memberId, otherId) };
  const find = () =>
    db
      .selectFrom('conversations')
      .select('public_id as id')
      .where((row) => row.and(pair))
      .executeTakeFirst();
  const known = await find();
  if (known) return { ...known, isNew: false };
  await refuseWriting(db, { memberId, otherId });
  const created = await db
    .insertInto('conversations')
    .values({ ...pair, public_id: uuidV7(at), last_at: at })
    .onConflict((conflict) => conflict.columns(['first_id', 'second_id']).doNothing())
    .returning(['id', 'public_id'])
    .executeTakeFirst();
  // A concurrent call has begun the conversation.
  if (!created) return { ...((await find()) ?? notFound()), isNew: false };
  await db
    .insertInto('conversation_members')
    .values([memberId, otherId].map((member_id) => ({ conversation_id: created.id, member_id })))
    .execute();
  return { id: created.public_id, isNew: true };
}

async function findSent(db: Db, held: HeldConversation, { client_id, text }: NewMessageWire) {
  const sent = await db
    .selectFrom('messages')
    .selectAll()
    .where('author_id', '=', held.member_id)
    .where('conversation_id', '=', held.conversation_id)
    .where(sql`replace(client_id, '-', '')`, '=', client_id.replaceAll('-', ''))
    .executeTakeFirst();
  if (sent && sent.text !== text) throw new ApiError('conflict', sentences.reusedKey);
  return sent;
}

/** A message, and whose permission to write again it may have changed: its author's, or that of the one it answers. */
type AddedMessage = { message: MessageWire; isNew: boolean; permissionOf: number | null };

/** Stores a message, unless one with its `client_id` is stored already. Throws kind `not-allowed` or `too-many`. */
export async function addMessage(
  db: Db,
  held: HeldConversation,
  { message: sent, at, limits }: { message: NewMessageWire; at: Date; limits: MessageLimits },
): Promise<AddedMessage> {
  // Without lone surrogates, as the database stores the text. `findSent` compares it with the stored text.
  const message = { ...sent, text: Buffer.from(sent.text).toString() };
  const known = await findSent(db, held, message);
  if (known) return { message: toMessage(known), isNew: false, permissionOf: null };
  const { conversation_id, member_id: memberId, other_id: otherId, last_seq } = held;
  const written = { hasWritten: held.has_written, hasHeard: held.has_heard === true };
  if (otherId === null) throw new ApiError('not-allowed', sentences.closedAccount);
  await refuseWriting(db, { memberId, otherId }, written);
  const isFirst = last_seq === 0 && (await relationTo(db, Viewer.member(memberId), otherId)) !== 'connected';
  if (isFirst) await limitFirstMessages(db, memberId, at, limits.first);
  await limitMessages(db, held, at, limits);
  const row = { conversation_id, seq: last_seq + 1, author_id: memberId, ...message, sent_at: at };
  await db.insertInto('messages').values(row).execute();
  await db
    .updateTable('conversations')
    .set({ last_seq: row.seq, last_at: at })
    .where('id', '=', conversation_id)
    .execute();
  await changeMember(db, conversation_id, memberId)
    .set({ ...continueReads(held), has_written: true })
    .execute();
  await changeMember(db, conversation_id, otherId).execute();
  return {
    message: toMessage(row),
    isNew: true,
    permissionOf: written.hasWritten ? null : written.hasHeard ? otherId : memberId,
  };
}

/** Changes the member's marks; false when nothing has changed. */
export async function markConversation(
  db: Db,
  held: HeldConversation,
  { emptied_up_to = 0, ...marks }: ConversationMarksWire,
): Promise<boolean> {
  const next = { ...marks, emptied_seq: Math.max(held.emptied_seq, Math.min(emptied_up_to, held.last_seq)) };
  const known: Partial<Record<string, unknown>> = held;
  if (Object.entries(next).every(([name, value]) => known[name] === value)) return false;
  await changeMember(db, held.conversation_id, held.member_id).set(next).execute();
  return true;
}
