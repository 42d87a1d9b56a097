import type { CommentWire } from '@az/shared/contracts';
import { parsePublicId } from '../http/ids.ts';
import { visible, visibleAnnouncement } from '../permissions/predicates.ts';
import type { Viewer } from '../permissions/viewer.ts';
import type { ApiDb } from '../schema/api-schema.ts';
import { type AuthorRow, authorColumns, lastTitle, toWireAuthor } from './authors.ts';

/** Maximum of comments in one reply. */
const maxComments = 200;

/** Comments under announcements, as the specified calls return them: replies among them. */
export class CommentRepository {
  constructor(
    readonly db: ApiDb,
    readonly pictureUrl: (id: string) => string,
  ) {}

  /** The row of a comment by its id on the wire; null when there is none that the viewer may see. */
  async idOf(text: string, viewer: Viewer): Promise<number | null> {
    const wanted = parsePublicId(text);
    if (!wanted) return null;
    const found = await this.db
      .selectFrom((from) =>
        from
          .selectFrom('announcement_comments as comment')
          .innerJoin('announcements as under', 'under.id', 'comment.announcement_id')
          .select(['comment.id', 'comment.public_id', 'comment.number', 'comment.author_id'])
          .select(['under.author_id as under_author_id', 'under.audience'])
          .as('one'),
      )
      .select('id')
      .where((row) => row.and(wanted))
      .where((row) => visible(this.db, viewer, 'see-comment', row.ref('author_id')))
      .where((row) => visibleAnnouncement(this.db, viewer, row.ref('under_author_id'), row.ref('audience')))
      .executeTakeFirst();
    return found?.id ?? null;
  }

  /** The latest 200 comments that are not removed, oldest first. */
  async list(announcementId: number, viewer: Viewer): Promise<CommentWire[]> {
    const rows = await this.#select(viewer)
      .where('comment.announcement_id', '=', announcementId)
      .orderBy('comment.created_at', 'desc')
      .orderBy('comment.id', 'desc')
      .limit(maxComments)
      .execute();
    return rows.reverse().map((row) => this.#toWire(row));
  }

  /** One comment as others see it, or null. */
  async find(id: number, viewer: Viewer): Promise<CommentWire | null> {
    const row = await this.#select(viewer).where('comment.id', '=', id).executeTakeFirst();
    return row ? this.#toWire(row) : null;
  }

  #select(viewer: Viewer) {
    return this.db
      .selectFrom('announcement_comments as comment')
      .innerJoin('members as author', 'author.id', 'comment.author_id')
      .select(['comment.public_id', 'comment.text', 'comment.created_at', ...authorColumns])
      .select((row) => lastTitle(this.db, row.ref('author.id')).as('role'))
      .where((row) => visible(this.db, viewer, 'see-comment', row.ref('comment.author_id')));
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
