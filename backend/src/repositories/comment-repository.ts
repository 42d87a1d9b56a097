import type { CommentWire } from '@az/shared/contracts';
import type { Transaction } from 'kysely';
import type { ApiDb } from '../schema/api-schema.ts';
import type { ApiTables } from '../schema/tables.ts';
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

  /** Stores a comment, in a transaction of the caller's, and returns its id. */
  static async add(
    db: Transaction<ApiTables>,
    { announcementId, authorId, text, createdAt }: NewComment,
  ): Promise<number> {
    const { id } = await db
      .insertInto('announcement_comments')
      .values({ announcement_id: announcementId, author_id: authorId, text, created_at: createdAt })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  /** Removes a comment of a member, and returns the id of its announcement; null when it is not theirs. */
  static async remove(db: Transaction<ApiTables>, memberId: number, id: number): Promise<number | null> {
    const removed = await db
      .deleteFrom('announcement_comments')
      .where('id', '=', id)
      .where('author_id', '=', memberId)
      .returning('announcement_id')
      .executeTakeFirst();
    return removed?.announcement_id ?? null;
  }

  #select() {
    return this.db
      .selectFrom('announcement_comments as comment')
      .innerJoin('members as author', 'author.id', 'comment.author_id')
      .select(['comment.id', 'comment.text', 'comment.created_at', ...authorColumns])
      .select((row) => lastTitle(this.db, row.ref('author.id')).as('role'));
  }

  #toWire(row: AuthorRow & { id: number; text: string; created_at: Date }): CommentWire {
    return {
      id: String(row.id),
      text: row.text,
      created_at: row.created_at.toISOString(),
      author: toWireAuthor(row, this.pictureUrl),
    };
  }
}
