import { type AliasableExpression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { hasBlocks, visible } from '../permissions/predicates.ts';
import type { Viewer } from '../permissions/viewer.ts';
import type { ApiDb } from '../schema/api-schema.ts';

// What a viewer is shown of comments (decision record 133). `as`: the name of a comment's table in the query.

/** A condition: the viewer may see what is written in the comment. */
export const isShown = (db: ApiDb, viewer: Viewer, as: string): RawBuilder<SqlBool> =>
  visible(db, viewer, 'see-comment', sql.ref<number | null>(`${as}.author_id`));

/**
 * A condition: threads have the comment, as an empty place if the viewer may only see something below it, or is the
 * author of the announcement, who can remove whatever is written there.
 */
export const isListed = (db: ApiDb, viewer: Viewer, as: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${isShown(db, viewer, as)} or exists ${db
    .selectFrom('announcements as under')
    .select('under.id')
    .where(sql<SqlBool>`under.id = ${sql.ref(`${as}.announcement_id`)}`)
    // No member has the id 0.
    .where('under.author_id', '=', viewer.memberId ?? 0)} or exists ${db
    .selectFrom('announcement_comments as below')
    .select('below.id')
    .where(sql<SqlBool>`${sql.ref(`${as}.id`)} in (below.parent_id, below.root_id)`)
    .where('below.removed_at', 'is', null)
    .where(isShown(db, viewer, 'below'))})`;

const countAll = sql<number>`count(*)::integer`.as('count');

/** A count that is 0, and is not made, for viewers without blocks. */
const ifBlocks = (db: ApiDb, viewer: Viewer, count: AliasableExpression<unknown>): RawBuilder<number> =>
  viewer.memberId === null
    ? sql<number>`0`
    : sql<number>`(case when ${hasBlocks(db, viewer)} then ${count} else 0 end)`;

/** How many comments on the announcement `one` are hidden from the viewer. */
export const countHidden = (db: ApiDb, viewer: Viewer): RawBuilder<number> =>
  ifBlocks(
    db,
    viewer,
    db
      .selectFrom('announcement_comments as comment')
      .select(countAll)
      .where(sql<SqlBool>`comment.announcement_id = one.id`)
      .where(sql<SqlBool>`not ${isShown(db, viewer, 'comment')}`),
  );

/** How many direct replies to the comment `one` are not listed for the viewer. */
export const countUnlisted = (db: ApiDb, viewer: Viewer): RawBuilder<number> =>
  ifBlocks(
    db,
    viewer,
    db
      .selectFrom('announcement_comments as reply')
      .select(countAll)
      .where(sql<SqlBool>`reply.parent_id = one.id`)
      .where(sql<SqlBool>`not ${isListed(db, viewer, 'reply')}`),
  );

/** Pairs of members with a block between them, each pair in both orders. */
const blockedPairs = (db: ApiDb) =>
  db
    .selectFrom('blocks')
    .select(['blocker_id as member_id', 'blocked_id as other_id'])
    .unionAll(db.selectFrom('blocks').select(['blocked_id as member_id', 'blocker_id as other_id']));

type Counts = ReadonlyMap<number, number>;

const toCounts = (rows: readonly { member_id: number; count: number }[]): Counts =>
  new Map(rows.map(({ member_id, count }) => [member_id, count]));

/** `countHidden` for all members with blocks at once; members from whom nothing is hidden are missing. */
export async function countHiddenForAll(db: ApiDb, announcement: string): Promise<Counts> {
  const rows = await db
    .selectFrom('announcement_comments as comment')
    .innerJoin('announcements', 'announcements.id', 'comment.announcement_id')
    .innerJoin(blockedPairs(db).as('two'), 'two.other_id', 'comment.author_id')
    .select(['two.member_id', countAll])
    .where('announcements.public_id', '=', announcement)
    .groupBy('two.member_id')
    .execute();
  return toCounts(rows);
}

/** `countUnlisted` for all members with blocks at once; members for whom all replies are listed are missing. */
export async function countUnlistedForAll(db: ApiDb, commentId: number): Promise<Counts> {
  const rows = await db
    .selectFrom('announcement_comments as reply')
    .innerJoin(blockedPairs(db).as('two'), 'two.other_id', 'reply.author_id')
    .select(['two.member_id', countAll])
    .where('reply.parent_id', '=', commentId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('announcement_comments as below')
            .select('below.id')
            .whereRef('below.parent_id', '=', 'reply.id')
            .where('below.removed_at', 'is', null)
            .where(
              sql<SqlBool>`(two.member_id, below.author_id) not in ${db
                .selectFrom(blockedPairs(db).as('others'))
                .select(['others.member_id', 'others.other_id'])}`,
            ),
        ),
      ),
    )
    .groupBy('two.member_id')
    .execute();
  return toCounts(rows);
}
