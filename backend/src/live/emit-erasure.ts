import type { Transaction } from 'kysely';
import type { ApiTables } from '../schema/tables.ts';
import type { Emission } from './emission.ts';
import { commentSubjectsOf, emitCommentCount } from './subjects.ts';

/** Maximum of items of each kind, the newest, which are likely on a screen. Clients notice the rest on reading again. */
const maxOfKind = 100;

const findOwn = (db: Transaction<ApiTables>, memberId: number) =>
  db
    .selectFrom('announcements')
    .select('public_id as post')
    .where('author_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .limit(maxOfKind)
    .execute();

const findLiked = (db: Transaction<ApiTables>, memberId: number) =>
  db
    .selectFrom('announcement_likes')
    .innerJoin('announcements', 'announcements.id', 'announcement_likes.announcement_id')
    .select('announcements.public_id as post')
    .where('member_id', '=', memberId)
    .orderBy('announcement_id', 'desc')
    .limit(maxOfKind)
    .execute();

const findLikedComments = (db: Transaction<ApiTables>, memberId: number) =>
  db
    .selectFrom('comment_likes')
    .innerJoin('announcement_comments as one', 'one.id', 'comment_likes.comment_id')
    .innerJoin('announcements', 'announcements.id', 'one.announcement_id')
    .select(['announcements.public_id as post', 'one.public_id as comment'])
    .where('member_id', '=', memberId)
    .orderBy('comment_id', 'desc')
    .limit(maxOfKind)
    .execute();

/** Those conversations of a member that have the newest messages, with the id of the other member. */
const findConversations = (db: Transaction<ApiTables>, memberId: number) =>
  db
    .selectFrom('conversation_members as mine')
    .innerJoin('conversations as one', 'one.id', 'mine.conversation_id')
    .innerJoin('conversation_members as theirs', (join) =>
      join.onRef('theirs.conversation_id', '=', 'one.id').on('theirs.member_id', '!=', memberId),
    )
    .select(['one.public_id', 'theirs.member_id'])
    .where('mine.member_id', '=', memberId)
    .orderBy('one.last_at', 'desc')
    .limit(maxOfKind)
    .execute();

/** Those whose newest notifications are about what a member has done. */
const findNotified = (db: Transaction<ApiTables>, memberId: number) =>
  db
    .selectFrom('notification_actors as act')
    .innerJoin('notifications as one', 'one.id', 'act.notification_id')
    .select('one.recipient_id')
    .where('act.actor_id', '=', memberId)
    .orderBy('act.at', 'desc')
    .limit(maxOfKind)
    .execute();

/** Emits what vanishes from open pages with a member's account. Call it before the rows are erased. */
export async function emitErasure(
  db: Transaction<ApiTables>,
  emission: Emission,
  memberId: number,
): Promise<void> {
  for (const { post } of await findOwn(db, memberId)) emission.hint({ type: 'post.gone', post });
  for (const subject of await commentSubjectsOf(db, memberId, maxOfKind))
    emitCommentCount(emission, 'comment.gone', subject);
  for (const { post } of await findLiked(db, memberId)) emission.hint({ type: 'post.changed', post });
  for (const { post, comment } of await findLikedComments(db, memberId))
    emission.hint({ type: 'comment.changed', post, comment });
  for (const { public_id, member_id } of await findConversations(db, memberId))
    emission.store({ to: [member_id], type: 'conversation.changed', subject: public_id });
  const to = (await findNotified(db, memberId)).map(({ recipient_id }) => recipient_id);
  emission.store({ to, type: 'notification.changed', subject: '' });
  emission.hint({ type: 'member.gone', member: String(memberId) });
}
