import type { ApiDb } from '../schema/api-schema.ts';
import { cleanRichText } from '../security/rich-text.ts';

/** Splits a list into parts of at most `size`, because a statement takes a limited number of parameters. */
function inChunks<T>(list: T[], size: number): T[][] {
  const count = Math.ceil(list.length / size);
  return Array.from({ length: count }, (_, index) => list.slice(index * size, (index + 1) * size));
}

export type Position = { id: number; title: string };

/** Default description of a position (specification, section 3: the dash paragraph). */
const noDescription = '<p>-</p>';

/** Positions of jobs. All descriptions are sanitised here. */
export class PositionRepository {
  constructor(readonly db: ApiDb) {}

  /** All positions in French order. */
  async list(): Promise<Position[]> {
    const rows = await this.db.selectFrom('positions').select(['id', 'title']).execute();
    return rows.sort((one, other) => one.title.localeCompare(other.title, 'fr'));
  }

  async exists(id: number): Promise<boolean> {
    const found = await this.db.selectFrom('positions').select('id').where('id', '=', id).executeTakeFirst();
    return found !== undefined;
  }

  async addTitles(titles: string[]): Promise<void> {
    for (const some of inChunks(titles, 200)) {
      await this.db
        .insertInto('positions')
        .values(some.map((title) => ({ title, description_html: noDescription })))
        .onConflict((conflict) => conflict.column('title').doNothing())
        .execute();
    }
  }

  /** Finds or creates the position with a title and returns its id. A given description replaces the stored one. */
  async keep(title: string, description?: string): Promise<number> {
    const html = cleanRichText(description ?? noDescription);
    const { id } = await this.db
      .insertInto('positions')
      .values({ title, description_html: html })
      .onConflict((conflict) =>
        conflict
          .column('title')
          .doUpdateSet(description === undefined ? { title } : { description_html: html }),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }
}
