import { type Expression, type SqlBool, sql } from 'kysely';

/** Position in the feed after which a page begins. */
export type FeedPosition = { createdAt: Date; id: number };

/** The condition that a row comes after a position, newest first (oldest first with `>`). True without a position. */
export const isAfter = (
  after: FeedPosition | null,
  createdAt: Expression<Date | null>,
  id: Expression<number>,
  beyond: '<' | '>' = '<',
) =>
  after
    ? sql<SqlBool>`(${createdAt}, ${id}) ${sql.raw(beyond)} (${after.createdAt}, ${after.id})`
    : sql.lit(true);

/** Makes a page from up to `limit` + 1 rows. The last of these only tells whether there is a next page. */
export function toPage<Row, Item, Position>(
  rows: Row[],
  limit: number,
  { toItem, positionOf }: { toItem: (row: Row) => Item; positionOf: (row: Row) => Position },
): { items: Item[]; next: Position | null } {
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return { items: rows.slice(0, limit).map(toItem), next: last ? positionOf(last) : null };
}
