import { maxSuggestions, refusalDays, type SuggestionWire } from '@az/shared/contracts';
import { type Expression, type SqlBool, sql } from 'kysely';
import { allows, visible } from '../permissions/predicates.ts';
import type { Relation } from '../permissions/rules.ts';
import type { Viewer } from '../permissions/viewer.ts';
import type { ApiDb } from '../schema/api-schema.ts';
import { authorColumns, lastTitle, toWireAuthor } from './authors.ts';
import { countMutual } from './mutual-connections.ts';

/**
 * How many rows are read at most, so that many relations, a large company or a large town do not cost more: the
 * viewer's latest connections, the latest connections of each of these, the viewer's jobs, candidates for each
 * reason, and the latest announcements.
 */
const atMost = {
  connections: 200,
  theirConnections: 50,
  jobs: 5,
  candidates: 200,
  latestPosts: 200,
} as const;

/** Reasons to suggest somebody, in the order of the reply. */
const reasons = { mutual: 0, company: 1, city: 2, published: 3 } as const;

const refusalMs = refusalDays * 24 * 60 * 60 * 1000;

/** PostgreSQL hashes the list of `not in` once. Without statistics, it would run an anti-join as a nested loop. */
const isUnknown = (member: Expression<number>) => sql<SqlBool>`${member} not in (select known.id from known)`;

export class SuggestionRepository {
  constructor(
    readonly db: ApiDb,
    readonly pictureUrl: (id: string) => string,
    readonly now: () => Date,
  ) {}

  /**
   * Connections of the viewer's connections, most in common first; members of a company where the viewer works now;
   * members in the viewer's town; if the viewer has no connections and follows nobody, authors of the latest
   * announcements for everybody. All of them can be asked to connect, and their profiles are open to the viewer.
   */
  async list(viewer: Viewer): Promise<SuggestionWire[]> {
    const self = viewer.memberId ?? 0;
    const rows = await this.db
      .with(
        (cte) => cte('known').materialized(),
        () => this.#known(self),
      )
      .with('candidates', () =>
        this.#withMutual(self)
          .unionAll(this.#withCompany(self))
          .unionAll(this.#withCity(self))
          .unionAll(this.#withPosts(self)),
      )
      .selectFrom((from) =>
        from
          .selectFrom('candidates')
          .select((row) => [
            'candidates.id',
            row.fn.min('candidates.reason').as('reason'),
            row.fn.max('candidates.shared').as('shared'),
            row.fn.max('candidates.company_id').as('company_id'),
          ])
          .groupBy('candidates.id')
          .as('found'),
      )
      .innerJoin('members as author', 'author.id', 'found.id')
      .leftJoin('members as company', 'company.id', 'found.company_id')
      .leftJoin('member_preferences as kept', 'kept.member_id', 'found.id')
      .select([...authorColumns, 'found.reason', 'company.first_name as company', 'author.city'])
      .select((row) => [
        lastTitle(this.db, row.ref('author.id')).as('role'),
        countMutual(this.db, self, row.ref('author.id')).as('mutual'),
      ])
      // A company that somebody added has no account.
      .where('author.email', 'is not', null)
      .where((row) => visible(this.db, viewer, 'see-member', row.ref('author.id')))
      .where((row) => {
        // `other`, because connections are not among the candidates.
        const between = { relation: sql<Relation>`'other'`, preferences: row.ref('kept.preferences') };
        return row.and([allows('see-profile', between), allows('ask-to-connect', between)]);
      })
      .orderBy('found.reason')
      .orderBy('found.shared', 'desc')
      .orderBy('found.id', 'desc')
      .limit(maxSuggestions)
      .execute();
    return rows.map((row) => ({
      member: toWireAuthor(row, this.pictureUrl),
      mutual_count: Number(row.mutual),
      company: row.reason === reasons.company ? row.company : null,
      city: row.reason === reasons.city ? row.city : null,
    }));
  }

  /** Not suggested: the viewer, related or dismissed members, and those with an open or recently refused request. */
  #known(self: number) {
    const list = (table: 'connections' | 'follows' | 'mutes' | 'dismissals') =>
      this.db.selectFrom(table).select('other_id as id').where('member_id', '=', self);
    const requests = this.db
      .selectFrom('connection_requests')
      .where((row) =>
        row.or([
          row('ended_at', 'is', null),
          row.and([
            row('refused', '=', true),
            row('ended_at', '>', new Date(this.now().getTime() - refusalMs)),
          ]),
        ]),
      );
    return list('connections')
      .unionAll(list('follows'))
      .unionAll(list('mutes'))
      .unionAll(list('dismissals'))
      .unionAll(requests.select('to_id as id').where('from_id', '=', self))
      .unionAll(requests.select('from_id as id').where('to_id', '=', self))
      .unionAll(this.db.selectFrom('members').select('id').where('id', '=', self));
  }

  #withMutual(self: number) {
    const ours = this.db
      .selectFrom('connections')
      .select('other_id')
      .where('member_id', '=', self)
      .orderBy('at', 'desc')
      .limit(atMost.connections);
    const shared = this.db
      .selectFrom(ours.as('our'))
      .innerJoinLateral(
        (from) =>
          from
            .selectFrom('connections')
            .select('connections.other_id as id')
            .whereRef('connections.member_id', '=', 'our.other_id')
            .orderBy('connections.at', 'desc')
            .limit(atMost.theirConnections)
            .as('their'),
        (join) => join.onTrue(),
      )
      .select(['their.id', sql<number>`count(*)::integer`.as('shared')])
      .where((row) => isUnknown(row.ref('their.id')))
      .groupBy('their.id')
      .orderBy('shared', 'desc')
      .limit(atMost.candidates);
    return this.db
      .selectFrom(shared.as('some'))
      .select(['some.id', 'some.shared', sql<number>`${sql.lit(reasons.mutual)}`.as('reason')])
      .select(sql<number | null>`null::integer`.as('company_id'));
  }

  #withCompany(self: number) {
    const today = this.now().toISOString().slice(0, 10);
    const ours = this.db
      .selectFrom('jobs')
      .select('company_id')
      .where('member_id', '=', self)
      .where((row) => row.or([row('ending_date', 'is', null), row('ending_date', '>=', today)]))
      .orderBy('starting_date', 'desc')
      .limit(atMost.jobs);
    return this.db
      .selectFrom(ours.as('our'))
      .innerJoinLateral(
        (from) =>
          from
            .selectFrom('jobs')
            .select(['jobs.member_id', 'jobs.ending_date'])
            .whereRef('jobs.company_id', '=', 'our.company_id')
            .orderBy('jobs.member_id', 'desc')
            .limit(atMost.candidates)
            .as('their'),
        (join) => join.onTrue(),
      )
      .select(['their.member_id as id', sql<number>`0`.as('shared')])
      .select([sql<number>`${sql.lit(reasons.company)}`.as('reason'), 'our.company_id'])
      .where((row) => row.or([row('their.ending_date', 'is', null), row('their.ending_date', '>=', today)]))
      .where((row) => isUnknown(row.ref('their.member_id')));
  }

  #withCity(self: number) {
    const near = this.db
      .selectFrom('members')
      .select('id')
      .where('city_code', '=', (row) =>
        row.selectFrom('members as viewer').select('viewer.city_code').where('viewer.id', '=', self),
      )
      .orderBy('id', 'desc')
      .limit(atMost.candidates);
    return this.db
      .selectFrom(near.as('near'))
      .select(['near.id', sql<number>`0`.as('shared')])
      .select(sql<number>`${sql.lit(reasons.city)}`.as('reason'))
      .select(sql<number | null>`null::integer`.as('company_id'))
      .where((row) => isUnknown(row.ref('near.id')));
  }

  #withPosts(self: number) {
    const latest = this.db
      .selectFrom('announcements')
      .select(['author_id', 'created_at'])
      .where('audience', '=', 'members')
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(atMost.latestPosts);
    const isAlone = sql<SqlBool>`not exists (select from api.connections where member_id = ${self})
      and not exists (select from api.follows where member_id = ${self})`;
    return this.db
      .selectFrom(latest.as('latest'))
      .select([
        'latest.author_id as id',
        sql<number>`extract(epoch from latest.created_at)::integer`.as('shared'),
      ])
      .select(sql<number>`${sql.lit(reasons.published)}`.as('reason'))
      .select(sql<number | null>`null::integer`.as('company_id'))
      .where(isAlone)
      .where((row) => isUnknown(row.ref('latest.author_id')));
  }
}
