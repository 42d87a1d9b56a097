import type { AuthorWire } from '@az/shared/contracts';
import type { Expression } from 'kysely';
import { allows, relationSql, visible } from '../permissions/predicates.ts';
import type { Viewer } from '../permissions/viewer.ts';
import type { ApiDb } from '../schema/api-schema.ts';
import { authorColumns, lastTitle, toWireAuthor } from './authors.ts';

/** Members who are connected to a member and to others, as `ours.other_id`; the others are `theirs.member_id`. */
const mutualConnections = (db: ApiDb, memberId: number) =>
  db
    .selectFrom('connections as theirs')
    .innerJoin('connections as ours', (join) =>
      join.onRef('ours.other_id', '=', 'theirs.other_id').on('ours.member_id', '=', memberId),
    );

export const countMutual = (db: ApiDb, memberId: number, other: Expression<number>) =>
  mutualConnections(db, memberId)
    .where('theirs.member_id', '=', other)
    .select((row) => row.fn.countAll().as('count'));

type Names = { viewer: Viewer; limit: number; pictureUrl: (id: string) => string };

/** Up to `limit` of the viewer's mutual connections with each of these members, the latest first; none for a restricted profile. */
export async function nameMutual(
  db: ApiDb,
  memberIds: readonly number[],
  { viewer, limit, pictureUrl }: Names,
): Promise<Map<number, AuthorWire[]>> {
  const self = viewer.memberId ?? 0;
  const others = memberIds.filter((id) => !viewer.is(id));
  const named = new Map<number, AuthorWire[]>();
  if (others.length === 0) return named;
  const found = mutualConnections(db, self)
    .leftJoin('member_preferences', 'member_preferences.member_id', 'theirs.member_id')
    .select(['theirs.member_id', 'ours.other_id'])
    .select((row) =>
      row.fn
        .agg<number>('row_number')
        .over((over) =>
          over.partitionBy('theirs.member_id').orderBy('ours.at', 'desc').orderBy('ours.other_id', 'desc'),
        )
        .as('position'),
    )
    .where('theirs.member_id', 'in', others)
    .where((row) =>
      allows('see-profile', {
        relation: relationSql(db, self, row.ref('theirs.member_id')),
        preferences: row.ref('preferences'),
      }),
    )
    .where((row) => visible(db, viewer, 'see-member', row.ref('ours.other_id')));
  const rows = await db
    .selectFrom(found.as('found'))
    .innerJoin('members as author', 'author.id', 'found.other_id')
    .select(['found.member_id', ...authorColumns])
    .select((row) => lastTitle(db, row.ref('author.id')).as('role'))
    .where('position', '<=', limit)
    .orderBy('position')
    .execute();
  for (const row of rows)
    named.set(row.member_id, [...(named.get(row.member_id) ?? []), toWireAuthor(row, pictureUrl)]);
  return named;
}
