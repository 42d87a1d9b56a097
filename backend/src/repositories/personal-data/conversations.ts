import { sql } from 'kysely';
import type { ApiDb } from '../../schema/api-schema.ts';
import { inPages, pageSize } from './in-pages.ts';
import type { PersonalData } from './personal-data.ts';

/** The messages that the member wrote in a conversation. Messages of the other member belong to that member. */
async function* readMessages(db: ApiDb, conversationId: number, memberId: number) {
  const own = inPages((afterSeq) =>
    db
      .selectFrom('messages')
      .select(['seq as id', 'text', 'sent_at'])
      .where('conversation_id', '=', conversationId)
      .where('author_id', '=', memberId)
      .where('seq', '>', afterSeq)
      .orderBy('seq')
      .limit(pageSize)
      .execute(),
  );
  for await (const { id: seq, ...message } of own) yield { seq, ...message };
}

async function* readConversations(db: ApiDb, memberId: number) {
  const own = inPages((afterId) =>
    db
      .selectFrom('conversation_members as mine')
      .innerJoin('conversations as one', 'one.id', 'mine.conversation_id')
      .leftJoin('conversation_members as theirs', (join) =>
        join.onRef('theirs.conversation_id', '=', 'one.id').on('theirs.member_id', '!=', memberId),
      )
      .leftJoin('members as other', 'other.id', 'theirs.member_id')
      .select(['one.id', 'one.public_id', 'other.first_name', 'other.last_name'])
      .select(['mine.read_seq', 'mine.emptied_seq', 'mine.muted', 'mine.archived', 'mine.marked_unread'])
      .where('mine.member_id', '=', memberId)
      .where('one.id', '>', afterId)
      .orderBy('one.id')
      .limit(pageSize)
      .execute(),
  );
  for await (const { id, public_id, ...one } of own)
    yield { id: public_id, ...one, messages: readMessages(db, id, memberId) };
}

/** Messages stay for the other member, without text and author. A conversation without members is deleted. */
export const conversations: PersonalData = {
  name: 'conversations',
  columns: [
    'conversation_members.member_id',
    'conversations.first_id',
    'conversations.second_id',
    'messages.author_id',
  ],
  read: readConversations,
  erase: async (db, memberId) => {
    await db
      .updateTable('messages')
      .set({ author_id: null, text: '', client_id: '' })
      .where('author_id', '=', memberId)
      .execute();
    const left = await db
      .deleteFrom('conversation_members')
      .where('member_id', '=', memberId)
      .returning('conversation_id')
      .execute();
    if (left.length === 0) return;
    const ids = left.map(({ conversation_id }) => conversation_id);
    await db
      .updateTable('conversation_members')
      .set({ rev: sql<number>`rev + 1` })
      .where('conversation_id', 'in', ids)
      .execute();
    for (const column of ['first_id', 'second_id'] as const)
      await db
        .updateTable('conversations')
        .set({ [column]: null })
        .where(column, '=', memberId)
        .execute();
    const held = db.selectFrom('conversation_members').select('conversation_id');
    await db
      .deleteFrom('conversations')
      .where('id', 'in', ids)
      .where((row) => row.or([row('last_seq', '=', 0), row('id', 'not in', held)]))
      .execute();
  },
};
