import type { ApiDb } from '../../schema/api-schema.ts';
import { inPages, pageSize } from './in-pages.ts';
import type { PersonalData } from './personal-data.ts';

type PairTable = 'connections' | 'follows' | 'mutes' | 'silences' | 'dismissals';

/**
 * Rows of a table of pairs: the member's own rows are exported. Rows of others about the member are erased with the
 * account, too.
 */
const pairsOf = (table: PairTable): PersonalData => ({
  name: table,
  columns: [`${table}.member_id`, `${table}.other_id`],
  read: (db, memberId) =>
    inPages((afterId) =>
      db
        .selectFrom(table)
        .innerJoin('members', 'members.id', `${table}.other_id`)
        .select(['members.id', 'members.first_name', 'members.last_name', 'at'])
        .where(`${table}.member_id`, '=', memberId)
        .where('members.id', '>', afterId)
        .orderBy('members.id')
        .limit(pageSize)
        .execute(),
    ),
  erase: async (db, memberId) => {
    await db
      .deleteFrom(table)
      .where((row) => row.or([row('member_id', '=', memberId), row('other_id', '=', memberId)]))
      .execute();
  },
});

/** Whom the member has blocked. Who has blocked them is not exported: it is the others' secret. */
const blocks: PersonalData = {
  name: 'blocks',
  columns: ['blocks.blocker_id', 'blocks.blocked_id'],
  read: (db, memberId) =>
    inPages((afterId) =>
      db
        .selectFrom('blocks')
        .innerJoin('members', 'members.id', 'blocks.blocked_id')
        .select(['members.id', 'members.first_name', 'members.last_name', 'at'])
        .where('blocker_id', '=', memberId)
        .where('members.id', '>', afterId)
        .orderBy('members.id')
        .limit(pageSize)
        .execute(),
    ),
  erase: async (db, memberId) => {
    await db
      .deleteFrom('blocks')
      .where((row) => row.or([row('blocker_id', '=', memberId), row('blocked_id', '=', memberId)]))
      .execute();
  },
};

/** Sent requests, and open received requests. Refusals are not exported, because they are the others' secret. */
async function* readRequests(db: ApiDb, memberId: number) {
  const own = inPages((afterId) =>
    db
      .selectFrom('connection_requests')
      .select(['id', 'from_id', 'to_id', 'note', 'created_at'])
      .where('id', '>', afterId)
      .where((row) =>
        row.or([
          row('from_id', '=', memberId),
          row.and([row('to_id', '=', memberId), row('ended_at', 'is', null)]),
        ]),
      )
      .orderBy('id')
      .limit(pageSize)
      .execute(),
  );
  for await (const { id: _, ...request } of own) yield request;
}

const requests: PersonalData = {
  name: 'connection_requests',
  columns: ['connection_requests.from_id', 'connection_requests.to_id'],
  read: readRequests,
  erase: async (db, memberId) => {
    await db
      .deleteFrom('connection_requests')
      .where((row) => row.or([row('from_id', '=', memberId), row('to_id', '=', memberId)]))
      .execute();
  },
};

export const relations: PersonalData[] = [
  pairsOf('connections'),
  requests,
  pairsOf('follows'),
  pairsOf('mutes'),
  pairsOf('silences'),
  pairsOf('dismissals'),
  blocks,
];
