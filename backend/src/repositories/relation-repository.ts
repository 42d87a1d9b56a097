import {
  type ConnectionSort,
  type MemberRowWire,
  maxMutualFaces,
  parsePreferences,
  type RelationWire,
  refusalDays,
} from '@az/shared/contracts';
import { type Expression, type SqlBool, sql } from 'kysely';
import { verdictOf } from '../permissions/may.ts';
import { relationSql, visible } from '../permissions/predicates.ts';
import type { Relation } from '../permissions/rules.ts';
import type { Viewer } from '../permissions/viewer.ts';
import type { ApiDb } from '../schema/api-schema.ts';
import { deleteBatch } from '../schema/delete-batch.ts';
import { authorColumns, lastTitle, toWireAuthor } from './authors.ts';
import { type FeedPosition, toPage } from './feed-position.ts';
import { isFoundBy } from './member-search.ts';
import { countMutual, nameMutual } from './mutual-connections.ts';

const refusalMs = refusalDays * 24 * 60 * 60 * 1000;

/** Lists of members. Only the connections can be read by other members than the owner. */
export type MemberList = 'connections' | 'friends' | 'requests-in' | 'requests-out' | 'blocks' | 'mutes';

export type MemberSlice = { items: MemberRowWire[]; next: FeedPosition | null; total: number };

type ListRequest = {
  viewer: Viewer;
  ownerId?: number;
  after: FeedPosition | null;
  limit: number;
  /** Words that begin words of the names or roles; an empty text finds everybody. */
  search?: string;
  sort?: ConnectionSort;
};

/** The viewer's relations by member, the members whom the viewer blocks, and the number of open received requests. */
export type Relations = { relations: Map<number, RelationWire>; blocked: Set<number>; requests: number };

/** The viewer's relations to other members. */
export class RelationRepository {
  constructor(
    readonly db: ApiDb,
    readonly pictureUrl: (id: string) => string,
    readonly now: () => Date,
  ) {}

  /** The viewer's relation to a member; null for somebody unknown or invisible. */
  async find(memberId: number, viewer: Viewer): Promise<RelationWire | null> {
    return (await this.findAll([memberId], viewer)).relations.get(memberId) ?? null;
  }

  /** The viewer's relations to members. Unknown and invisible members are missing. */
  async findAll(memberIds: readonly number[], viewer: Viewer): Promise<Relations> {
    const self = viewer.memberId ?? 0;
    const rows = await this.db
      .selectFrom('members as one')
      .leftJoin('follows', (join) =>
        join.onRef('follows.other_id', '=', 'one.id').on('follows.member_id', '=', self),
      )
      .leftJoin('mutes', (join) =>
        join.onRef('mutes.other_id', '=', 'one.id').on('mutes.member_id', '=', self),
      )
      .leftJoin('blocks', (join) =>
        join.onRef('blocks.blocked_id', '=', 'one.id').on('blocks.blocker_id', '=', self),
      )
      .leftJoin('connection_requests as sent', (join) =>
        join.onRef('sent.to_id', '=', 'one.id').on('sent.from_id', '=', self).on('sent.ended_at', 'is', null),
      )
      .leftJoin('connection_requests as received', (join) =>
        join
          .onRef('received.from_id', '=', 'one.id')
          .on('received.to_id', '=', self)
          .on('received.ended_at', 'is', null),
      )
      .leftJoin('member_preferences', 'member_preferences.member_id', 'one.id')
      .select(['one.id', 'follows.at as follows_at', 'mutes.at as mutes_at', 'blocks.at as blocks_at'])
      .select(['sent.id as sent_id', 'received.id as received_id', 'received.note', 'preferences'])
      .select((row) => [
        relationSql(this.db, self, row.ref('one.id')).as('relation'),
        // A company that another member added has no account.
        sql<boolean>`one.email is not null`.as('has_account'),
        row
          .exists(
            this.db
              .selectFrom('connection_requests as refusal')
              .select('refusal.id')
              .where('refusal.from_id', '=', self)
              .whereRef('refusal.to_id', '=', row.ref('one.id'))
              .where('refusal.refused', '=', true)
              .where('refusal.ended_at', '>', new Date(this.now().getTime() - refusalMs)),
          )
          .as('refused'),
      ])
      .where('one.id', 'in', [...memberIds])
      .execute();
    const relations = new Map<number, RelationWire>();
    for (const row of rows) {
      if (row.relation === 'blocked') continue;
      const mayAsk =
        row.has_account &&
        !row.refused &&
        verdictOf('ask-to-connect', row.relation, () => parsePreferences(row.preferences)) === 'yes';
      const state = stateOf(row);
      relations.set(row.id, {
        state,
        follows: row.follows_at !== null,
        muted: row.mutes_at !== null,
        note: row.received_id !== null && row.note ? row.note : null,
        may: state === 'none' && mayAsk ? ['connect'] : [],
      });
    }
    const blocked = new Set(rows.filter((row) => row.blocks_at !== null).map(({ id }) => id));
    return { relations, blocked, requests: await this.countRequests(viewer) };
  }

  /** How many requests wait for the viewer's answer. */
  async countRequests({ memberId }: Viewer): Promise<number> {
    const { count } = await this.db
      .selectFrom('connection_requests')
      .select((row) => row.fn.countAll().as('count'))
      .where('to_id', '=', memberId)
      .where('ended_at', 'is', null)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /**
   * A page of a list, without members whom the viewer may not see, by default the latest first. `total` counts all entries
   * that `search` finds. After the position means after its member, as the order is now.
   */
  async list(
    list: MemberList,
    { viewer, ownerId = viewer.memberId ?? 0, after, limit, search = '', sort = 'recent' }: ListRequest,
  ): Promise<MemberSlice> {
    /** What the list is ordered by, of the member of an entry; then by their id. */
    const keyOf = (member: Expression<number>, at: Expression<Date>) => {
      if (sort === 'recent') return sql`${at}`;
      if (sort === 'mutual') return sql`${countMutual(this.db, viewer.memberId ?? 0, member)}`;
      return sql`${this.db.selectFrom('member_words').select('plain_name').where('member_id', '=', member)} collate "C"`;
    };
    const [direction, beyond] = sort === 'name' ? (['asc', '>'] as const) : (['desc', '<'] as const);
    const entries = this.db
      .selectFrom(this.#entriesOf(list, ownerId).as('entry'))
      .select(['entry.other_id', 'entry.at', 'entry.note'])
      .select(({ ref }) => keyOf(ref('entry.other_id'), ref('entry.at')).as('key'))
      .where(({ ref }) => isFoundBy(this.db, ref('entry.other_id'), { text: search, weights: 'AB' }))
      // PostgreSQL then computes the key once for each entry. The latest are read by an index, which has no key.
      .$if(sort !== 'recent', (query) => query.offset(0))
      .as('entry');
    const last = after && keyOf(sql.lit(after.id), sql`${after.createdAt}`);
    const rows = await this.db
      .selectFrom(entries)
      .innerJoin('members as author', 'author.id', 'entry.other_id')
      .select(['entry.at', 'entry.note', ...authorColumns])
      .select((row) => [
        lastTitle(this.db, row.ref('author.id')).as('role'),
        countMutual(this.db, viewer.memberId ?? 0, row.ref('author.id')).as('mutual'),
      ])
      .$if(list !== 'blocks', (query) =>
        query.where((row) => visible(this.db, viewer, 'see-member', row.ref('author.id'))),
      )
      .$if(after !== null, (query) =>
        query.where(
          ({ ref }) =>
            sql<SqlBool>`(${ref('entry.key')}, ${ref('entry.other_id')}) ${sql.raw(beyond)} (${last}, ${after?.id})`,
        ),
      )
      .orderBy('entry.key', direction)
      .orderBy('entry.other_id', direction)
      .limit(limit + 1)
      .execute();
    const { count } = await this.db
      .selectFrom(entries)
      .select((row) => row.fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    const ids = rows.map(({ author_id }) => author_id);
    const naming = { viewer, limit: maxMutualFaces, pictureUrl: this.pictureUrl };
    const mutual = await nameMutual(this.db, ids, naming);
    const page = toPage(rows, limit, {
      toItem: (row) => ({
        member: toWireAuthor(row, this.pictureUrl),
        at: row.at.toISOString(),
        note: row.note || null,
        mutual_count: viewer.is(row.author_id) ? 0 : Number(row.mutual ?? 0),
        mutual: mutual.get(row.author_id) ?? [],
      }),
      positionOf: ({ at, author_id }) => ({ createdAt: at, id: author_id }),
    });
    return { ...page, total: Number(count) };
  }

  /** Deletes requests that ended so long ago that they no longer count and no longer prevent a new request. */
  async clearOld(): Promise<number> {
    return await deleteBatch(
      this.db,
      'connection_requests',
      sql`ended_at <= ${new Date(this.now().getTime() - refusalMs)}`,
    );
  }

  /** Connections who follow each other. */
  #friendsOf(memberId: number) {
    return this.db
      .selectFrom('connections')
      .innerJoin('follows as ours', (join) =>
        join
          .onRef('ours.member_id', '=', 'connections.member_id')
          .onRef('ours.other_id', '=', 'connections.other_id'),
      )
      .innerJoin('follows as theirs', (join) =>
        join
          .onRef('theirs.member_id', '=', 'connections.other_id')
          .onRef('theirs.other_id', '=', 'connections.member_id'),
      )
      .select(['connections.other_id', 'connections.at', sql<string>`''`.as('note')])
      .where('connections.member_id', '=', memberId);
  }

  #entriesOf(list: MemberList, memberId: number) {
    const noNote = sql<string>`''`.as('note');
    if (list === 'friends') return this.#friendsOf(memberId);
    if (list === 'connections' || list === 'mutes')
      return this.db.selectFrom(list).select(['other_id', 'at', noNote]).where('member_id', '=', memberId);
    if (list === 'blocks')
      return this.db
        .selectFrom('blocks')
        .select(['blocked_id as other_id', 'at', noNote])
        .where('blocker_id', '=', memberId);
    const requests = this.db.selectFrom('connection_requests').where('ended_at', 'is', null);
    return list === 'requests-in'
      ? requests.select(['from_id as other_id', 'created_at as at', 'note']).where('to_id', '=', memberId)
      : requests.select(['to_id as other_id', 'created_at as at', 'note']).where('from_id', '=', memberId);
  }
}

type StateRow = { relation: Relation; sent_id: number | null; received_id: number | null };

function stateOf({ relation, sent_id, received_id }: StateRow): RelationWire['state'] {
  if (relation === 'self' || relation === 'connected') return relation;
  if (received_id !== null) return 'asked-by';
  return sent_id === null ? 'none' : 'asked';
}
