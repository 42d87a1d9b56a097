import type { CommentWire } from '@az/shared/contracts';
import type { Transaction } from 'kysely';
import { uuidV7 } from '../database/uuid-v7.ts';
import { notFound } from '../http/api-error.ts';
import { parsePublicId } from '../http/ids.ts';
import type { ApiDb } from '../schema/api-schema.ts';
import type { ApiTables } from '../schema/tables.ts';
import { holdAnnouncement } from './announcement-writes.ts';
import { type AuthorRow, authorColumns, lastTitle, toWireAuthor } from './authors.ts';

export type NewComment = { announcementId: number; authorId: number; text: string; createdAt: Date };

/** Maximum of comments in one reply. */
const maxComments = 200;

/** Comments under announcements. */
export class CommentRepository {
  constructor(
    readonly db: ApiDb,
    readonly pictureUrl: (id: string) => string,
  ) {}

  /** The row of a comment by its id on the wire; null when there is none. */
  async idOf(text: string): Promise<number | null> {
    const wanted = parsePublicId(text);
    if (!wanted) return null;
    const found = await this.db
      .selectFrom('announcement_comments')
      .select('id')
      .where((row) => row.and(wanted))
      .executeTakeFirst();
    return found?.id ?? null;
  }

  /** The latest 200 comments, oldest first. */
  async list(announcementId: number): Promise<CommentWire[]> {
    const rows = await this.#select()
      .where('comment.announcement_id', '=', announcementId)
      .orderBy('comment.created_at', 'desc')
      .orderBy('comment.id', 'desc')
      .limit(maxComments)
      .execute();
    return rows.reverse().map((row) => this.#toWire(row));
  }

  /** One comment as others see it, or null. */
  async find(id: number): Promise<CommentWire | null> {
    const row = await this.#select().where('comment.id', '=', id).executeTakeFirst();
    return row ? this.#toWire(row) : null;
  }

  /**
   * Stores a comment, in a transaction of the caller's, and returns its id. Throws kind `not-found` when the announcement
   * has been removed.
   */
  static async add(
    db: Transaction<ApiTables>,
    { announcementId, authorId, text, createdAt }: NewComment,
  ): Promise<number> {
    if (!(await holdAnnouncement(db, announcementId))) notFound();
    const { id } = await db
      .insertInto('announcement_comments')
      .values({
        public_id: uuidV7(createdAt),
        announcement_id: announcementId,
        author_id: authorId,
        text,
        created_at: createdAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  /** Removes a comment of a member; false when it is not theirs. */
  static async remove(db: Transaction<ApiTables>, memberId: number, id: number): Promise<boolean> {
    const removed = await db
      .deleteFrom('announcement_comments')
      .where('id', '=', id)
      .where('author_id', '=', memberId)
      .returning('id')
      .executeTakeFirst();
    return removed !== undefined;
  }

  #select() {
    return this.db
      .selectFrom('announcement_comments as comment')
      .innerJoin('members as author', 'author.id', 'comment.author_id')
      .select(['comment.public_id', 'comment.text', 'comment.created_at', ...authorColumns])
      .select((row) => lastTitle(this.db, row.ref('author.id')).as('role'));
  }

  #toWire(row: AuthorRow & { public_id: string; text: string; created_at: Date }): CommentWire {
    return {
      id: row.public_id,
      text: row.text,
      created_at: row.created_at.toISOString(),
      author: toWireAuthor(row, this.pictureUrl),
    };
  }
}
