import type { Transaction } from 'kysely';
import { notFound } from '../http/api-error.ts';
import type { ApiTables } from '../schema/tables.ts';
import type { Emission, StoredType } from './emission.ts';

/** Public ids of a comment and its announcement, as hints name them. */
export type CommentSubject = { post: string; comment: string };

/** The public id of an announcement. Throws kind `not-found` when it was removed. */
export async function postSubject(db: Transaction<ApiTables>, id: number): Promise<string> {
  const row = await db
    .selectFrom('announcements')
    .select('public_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.public_id ?? notFound();
}

/** The public ids of a comment. Throws kind `not-found` when it was removed. */
export async function commentSubject(db: Transaction<ApiTables>, id: number): Promise<CommentSubject> {
  const row = await db
    .selectFrom('announcement_comments as one')
    .innerJoin('announcements', 'announcements.id', 'one.announcement_id')
    .select(['announcements.public_id as post', 'one.public_id as comment'])
    .where('one.id', '=', id)
    .executeTakeFirst();
  return row ?? notFound();
}

/** Emits what a member did with an announcement: an event for their own log, and a hint for those who see it. */
export async function emitPostChange(
  db: Transaction<ApiTables>,
  emission: Emission,
  { id, memberId, type }: { id: number; memberId: number; type: StoredType },
): Promise<void> {
  const post = await postSubject(db, id);
  emission.store({ to: [memberId], type, subject: post });
  emission.hint({ type: 'post.changed', post });
}

/** Emits that a comment is new, or has changed, for those who see its announcement. */
export async function emitComment(
  db: Transaction<ApiTables>,
  emission: Emission,
  type: 'comment.new' | 'comment.changed',
  id: number,
): Promise<void> {
  const subject = await commentSubject(db, id);
  emission.hint({ type, ...subject });
  // The number of comments.
  if (type === 'comment.new') emission.hint({ type: 'post.changed', post: subject.post });
}
