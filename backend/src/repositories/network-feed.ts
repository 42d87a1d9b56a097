import { sql } from 'kysely';
import { notMuted, visibleAnnouncement } from '../permissions/predicates.ts';
import type { Viewer } from '../permissions/viewer.ts';
import type { ApiDb } from '../schema/api-schema.ts';
import { type FeedPosition, isAfter } from './feed-position.ts';

/** Members whom the viewer is connected with or follows, and has not muted. */
const othersOf = (db: ApiDb, viewer: Viewer) =>
  db
    .selectFrom((from) =>
      from
        .selectFrom('connections')
        .select('other_id')
        .where('member_id', '=', viewer.memberId)
        .union(from.selectFrom('follows').select('other_id').where('member_id', '=', viewer.memberId))
        .as('known'),
    )
    .select('known.other_id as id')
    .where((row) => notMuted(db, viewer, row.ref('known.other_id')));

/** The members of `othersOf`, and the viewer. */
const authorsOf = (db: ApiDb, viewer: Viewer) =>
  othersOf(db, viewer).unionAll(db.selectFrom('members').select('id').where('id', '=', viewer.memberId));

/** Announcements of an author in `author.id` that belong in the viewer's feed. */
const wanted = (db: ApiDb, viewer: Viewer) =>
  db
    .selectFrom('announcements as one')
    .where('one.author_id', '=', sql<number>`author.id`)
    .where((row) => visibleAnnouncement(db, viewer, row.ref('one.author_id'), row.ref('one.audience')))
    .where(({ not, exists, selectFrom, ref }) =>
      not(
        exists(
          selectFrom('announcement_marks as hidden')
            .select('hidden.at')
            .where('hidden.member_id', '=', viewer.memberId)
            .where('hidden.mark', '=', 'hidden')
            .whereRef('hidden.announcement_id', '=', ref('one.id')),
        ),
      ),
    );

/**
 * Positions of the network's announcements, newest first, after a position; with `isPublic` only of those for everybody.
 * An index gives the newest of each author, and the query takes the newest of these.
 */
export const networkPositions = (
  db: ApiDb,
  viewer: Viewer,
  { after, limit, isPublic }: { after: FeedPosition | null; limit: number; isPublic?: boolean | undefined },
) =>
  db
    .selectFrom(authorsOf(db, viewer).as('author'))
    .innerJoinLateral(
      wanted(db, viewer)
        .select(['one.id', 'one.created_at'])
        .where((row) => isAfter(after, row.ref('one.created_at'), row.ref('one.id')))
        .$if(isPublic === true, (query) => query.where('one.audience', '=', 'members'))
        .orderBy('one.created_at', 'desc')
        .orderBy('one.id', 'desc')
        .limit(limit)
        .as('newest'),
      (join) => join.onTrue(),
    )
    .select(['newest.id', 'newest.created_at as createdAt'])
    .orderBy('newest.created_at', 'desc')
    .orderBy('newest.id', 'desc')
    .limit(limit);

/** Whether others of the viewer's network have published anything that they may see and have not hidden. */
export async function hasNetwork(db: ApiDb, viewer: Viewer): Promise<boolean> {
  const found = await db
    .selectFrom(othersOf(db, viewer).as('author'))
    .innerJoinLateral(wanted(db, viewer).select('one.id').limit(1).as('any'), (join) => join.onTrue())
    .select('any.id')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
