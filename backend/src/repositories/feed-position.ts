import { type Expression, type SqlBool, sql } from 'kysely';

/** Position in the feed after which a page begins. */
export type FeedPosition = { createdAt: Date; id: number };

/** Rows after a position in the order of these columns, newest first; all without a position. */
export const isAfter = (
  after: FeedPosition | null,
  createdAt: Expression<Date | null>,
  id: Expression<number>,
  beyond: '<' | '>' = '<',
) =>
  after
    ? sql<SqlBool>`(${createdAt}, ${id}) ${sql.raw(beyond)} (${after.createdAt}, ${after.id})`
    : sql.lit(true);

/** The page of rows of which one more than `limit` was read, which tells whether there is a next page. */
export function toPage<Row, Item, Position>(
  rows: Row[],
  limit: number,
  { toItem, positionOf }: { toItem: (row: Row) => Item; positionOf: (row: Row) => Position },
): { items: Item[]; next: Position | null } {
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return { items: rows.slice(0, limit).map(toItem), next: last ? positionOf(last) : null };
}
