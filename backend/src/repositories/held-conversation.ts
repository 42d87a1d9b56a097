import { sql, type Transaction } from 'kysely';
import { notFound } from '../errors/api-error.ts';
import { Viewer } from '../permissions/viewer.ts';
import type { ApiTables } from '../schema/tables.ts';
import { selectConversations } from './conversation-repository.ts';

type Db = Transaction<ApiTables>;

/** A conversation as one of its members sees it. It is locked until the transaction ends. */
export type HeldConversation = Awaited<ReturnType<typeof holdConversation>>;

/** Locks a conversation. Throws kind `not-found` for one that the member does not see. */
export async function holdConversation(db: Db, publicId: string, memberId: number) {
  // The lock is a statement of its own, so that the next statement sees what was stored while this one waited.
  await db
    .selectFrom('conversations')
    .select('id')
    .where('public_id', '=', publicId)
    .forNoKeyUpdate()
    .execute();
  const held = await selectConversations(db, Viewer.member(memberId))
    .selectAll('mine')
    .select(['one.last_seq', 'theirs.member_id as other_id', 'theirs.has_written as has_heard'])
    .where('one.public_id', '=', publicId)
    .executeTakeFirst();
  return held ?? notFound();
}

/** An update of what one member has in a conversation. */
export const changeMember = (db: Db, conversationId: number, memberId: number) =>
  db
    .updateTable('conversation_members')
    .set({ rev: sql<number>`rev + 1` })
    .where('conversation_id', '=', conversationId)
    .where('member_id', '=', memberId);
