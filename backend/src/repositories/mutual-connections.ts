import type { Expression } from 'kysely';
import type { ApiDb } from '../schema/api-schema.ts';

/** How many members are connected to both. */
export const countMutual = (db: ApiDb, memberId: number, other: Expression<number>) =>
  db
    .selectFrom('connections as theirs')
    .innerJoin('connections as ours', (join) =>
      join.onRef('ours.other_id', '=', 'theirs.other_id').on('ours.member_id', '=', memberId),
    )
    .select((row) => row.fn.countAll().as('count'))
    .where('theirs.member_id', '=', other);
