import type { AccountPart } from '@az/shared/contracts';
import type { InferResult, Transaction } from 'kysely';
import { notFound } from '../errors/api-error.ts';
import type { ApiTables } from '../schema/tables.ts';
import type { Emission, StoredType } from './emission.ts';

/** Public ids of a comment and its announcement, and of the comments above it in its thread. */
type CommentSubject = { post: string; comment: string; above: string[] };

/** The public id of an announcement. Throws kind `not-found` when it was removed. */
export async function postSubject(db: Transaction<ApiTables>, id: number): Promise<string> {
  const row = await db
    .selectFrom('announcements')
    .select('public_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.public_id ?? notFound();
}

/** A query for the public ids of comments, to which callers add a condition. */
const selectCommentSubjects = (db: Transaction<ApiTables>) =>
  db
    .selectFrom('announcement_comments as one')
    .innerJoin('announcements', 'announcements.id', 'one.announcement_id')
    .leftJoin('announcement_comments as parent', 'parent.id', 'one.parent_id')
    .leftJoin('announcement_comments as root', 'root.id', 'one.root_id')
    .select(['announcements.public_id as post', 'one.public_id as comment'])
    .select(['parent.public_id as parent', 'root.public_id as root']);

const toSubject = ({
  post,
  comment,
  parent,
  root,
}: InferResult<ReturnType<typeof selectCommentSubjects>>[number]): CommentSubject => ({
  post,
  comment,
  above: [...new Set([parent, root])].filter((one) => one !== null),
});

/** The public ids of a comment. Throws kind `not-found` when it was removed. */
export async function commentSubject(db: Transaction<ApiTables>, id: number): Promise<CommentSubject> {
  const row = await selectCommentSubjects(db).where('one.id', '=', id).executeTakeFirst();
  return row ? toSubject(row) : notFound();
}

export async function commentSubjectsOf(
  db: Transaction<ApiTables>,
  memberId: number,
  limit: number,
): Promise<CommentSubject[]> {
  const newest = selectCommentSubjects(db)
    .where('one.author_id', '=', memberId)
    .orderBy('one.created_at', 'desc')
    .limit(limit);
  return (await newest.execute()).map(toSubject);
}

/** Emits an event to the member and a hint to those who see the announcement, with `reaches` also to former viewers. */
export async function emitPostChange(
  db: Transaction<ApiTables>,
  emission: Emission,
  { id, memberId, type, reaches }: { id: number; memberId: number; type: StoredType; reaches?: 'others' },
): Promise<void> {
  const post = await postSubject(db, id);
  emission.store({ to: [memberId], type, subject: post });
  emission.hint({ type: 'post.changed', post, ...(reaches && { reaches }) });
}

/** Emits a change of what others see of a member: an event for the member's log, a hint for clients that show them. */
export function emitAccountChange(emission: Emission, memberId: number, part: AccountPart): void {
  emission.store({ to: [memberId], type: 'own.account', subject: part });
  emission.hint({ type: 'member.changed', member: String(memberId), changed: part });
}

/** Emits that a member has changed a comment, or liked it, for those who see its announcement. */
export async function emitCommentChange(
  db: Transaction<ApiTables>,
  emission: Emission,
  { id, memberId }: { id: number; memberId: number },
): Promise<void> {
  const { post, comment } = await commentSubject(db, id);
  emission.hint({ type: 'comment.changed', post, comment, by: memberId });
}

/**
 * Emits that a comment is new or gone, for those who see its announcement. Also emits changes of the announcement and
 * of the comments above, because their counts change. A removed comment disappears with its last reply.
 */
export function emitCommentCount(
  emission: Emission,
  type: 'comment.new' | 'comment.gone',
  { post, comment, above }: CommentSubject,
): void {
  emission.hint({ type, post, comment });
  for (const one of above) emission.hint({ type: 'comment.changed', post, comment: one });
  emission.hint({ type: 'post.changed', post });
}
