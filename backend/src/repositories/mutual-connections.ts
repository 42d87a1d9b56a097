import type { Expression } from 'kysely';
import type { ApiDb } from '../schema/api-schema.ts';

/** Members who are connected to both of two members, as `ours.other_id`. */
export const mutualConnections = (db: ApiDb, memberId: number, other: Expression<number>) =>
  db
    .selectFrom('connections as theirs')
    .innerJoin('connections as ours', (join) =>
      join.onRef('ours.other_id', '=', 'theirs.other_id').on('ours.member_id', '=', memberId),
    )
    .where('theirs.member_id', '=', other);

export const countMutual = (db: ApiDb, memberId: number, other: Expression<number>) =>
  mutualConnections(db, memberId, other).select((row) => row.fn.countAll().as('count'));
