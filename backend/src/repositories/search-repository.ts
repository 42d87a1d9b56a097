import type { FoundMemberWire } from '@az/shared/contracts';
import { type AliasableExpression, type SqlBool, sql } from 'kysely';
import { allows, relationOfVisible, visible } from '../permissions/predicates.ts';
import type { Viewer } from '../permissions/viewer.ts';
import type { ApiDb } from '../schema/api-schema.ts';
import { authorColumns, lastTitle, toWireAuthor } from './authors.ts';
import { toPage } from './feed-position.ts';
import { type Contact, membersWith } from './search-contact.ts';
import { type SearchWord, toFuzzyPrefixQuery, toPrefixQuery } from './search-words.ts';

/** Members at most who are ranked for one search, besides connections. A longer text finds the rest. */
const maxRanked = 2000;

/**
 * Ranks in the order of the results: connections found by name (or by address or number), then other members found
 * that way; connections found by their work, then other members found that way; members found by similar words.
 */
const ranks = { connectionByName: 0, name: 1, connection: 2, work: 3, near: 4 } as const;

/** Position among the people who were found. `name`: in small letters, without accents. */
export type PersonPosition = { rank: number; name: string; id: number };

export type FoundPeople = { items: FoundMemberWire[]; next: PersonPosition | null };

type PageRequest = { after: PersonPosition | null; limit: number };

/** `contact`: the address or number, if the text is one. `words`: the words of the text, in any case. */
type PeopleRequest = PageRequest & { viewer: Viewer; contact: Contact | null; words: SearchWord[] };

type Hits = AliasableExpression<{ member_id: number; plain_name: string; connected: boolean; rank: number }>;

/** In a query of `#visible`: the member is a connection of the viewer. */
const connected = sql<boolean>`(known.member_id is not null)`;

/** What words are compared with. `open`: everything; `narrow`: what a restricted profile shows; `name`: names. */
type Match = { open: string; narrow: string; name: string; isNear: boolean };

const exactly = (words: SearchWord[]): Match => ({
  open: toPrefixQuery(words, 'ABC'),
  narrow: toPrefixQuery(words, 'AB'),
  name: toPrefixQuery(words, 'A'),
  isNear: false,
});

const nearly = (words: SearchWord[]): Match => ({
  open: toFuzzyPrefixQuery(words, 'ABC'),
  narrow: toFuzzyPrefixQuery(words, 'AB'),
  name: toFuzzyPrefixQuery(words, 'A'),
  isNear: true,
});

/** Search of members by name, job title and company, and by their whole e-mail address or phone number. */
export class SearchRepository {
  constructor(
    readonly db: ApiDb,
    readonly pictureUrl: (id: string) => string,
  ) {}

  /**
   * Up to `limit` members visible to the viewer, after a position, in the order of `ranks` and of their names.
   * Members with similar names or work are found only when there are no others. A member is found by company only if
   * the profile is open to the viewer. If the text is an address or number, members who let the viewer find them by
   * it are the only results. Without such members, the result is the same as if nobody had that address or number.
   */
  async findPeople({ viewer, contact, words, after, limit }: PeopleRequest): Promise<FoundPeople> {
    const page = { after, limit };
    if (contact) {
      const found = await this.#page(this.#withContact(viewer, contact), page);
      // An e-mail address is not searched by its words: they can be the name of an owner who does not allow this search.
      if (found.items.length > 0 || contact.act === 'find-by-email') return found;
    }
    if (words.length === 0) return { items: [], next: null };
    if (after?.rank !== ranks.near) {
      const found = await this.#page(this.#withWords(viewer, exactly(words)), page);
      if (found.items.length > 0 || after) return found;
    }
    return this.#page(this.#withWords(viewer, nearly(words)), page);
  }

  async #page(hits: Hits, { after, limit }: PageRequest): Promise<FoundPeople> {
    const page = this.db
      .selectFrom(hits.as('hit'))
      .selectAll('hit')
      .$if(after !== null, (query) =>
        query.where((row) =>
          row(
            row.refTuple('hit.rank', 'hit.plain_name', 'hit.member_id'),
            '>',
            row.tuple(after?.rank ?? 0, after?.name ?? '', after?.id ?? 0),
          ),
        ),
      )
      .orderBy('hit.rank')
      .orderBy('hit.plain_name')
      .orderBy('hit.member_id')
      .limit(limit + 1);
    const rows = await this.db
      .selectFrom(page.as('hit'))
      .innerJoin('members as author', 'author.id', 'hit.member_id')
      .select(['hit.rank', 'hit.plain_name', 'hit.connected', ...authorColumns])
      .select((row) => lastTitle(this.db, row.ref('author.id')).as('role'))
      .orderBy('hit.rank')
      .orderBy('hit.plain_name')
      .orderBy('hit.member_id')
      .execute();
    return toPage(rows, limit, {
      toItem: (row) => ({ member: toWireAuthor(row, this.pictureUrl), connected: row.connected }),
      positionOf: ({ rank, plain_name, author_id }) => ({ rank, name: plain_name, id: author_id }),
    });
  }

  #visible(viewer: Viewer) {
    return this.db
      .selectFrom('member_words as found')
      .leftJoin('connections as known', (join) =>
        join.onRef('known.other_id', '=', 'found.member_id').on('known.member_id', '=', viewer.memberId ?? 0),
      )
      .leftJoin('member_preferences as kept', 'kept.member_id', 'found.member_id')
      .select(['found.member_id', 'found.plain_name', connected.as('connected')])
      .where((row) => visible(this.db, viewer, 'see-member', row.ref('found.member_id')));
  }

  #withContact(viewer: Viewer, contact: Contact) {
    return this.#visible(viewer)
      .select(
        sql<number>`case when ${connected} then ${sql.lit(ranks.connectionByName)} else ${sql.lit(ranks.name)} end`.as(
          'rank',
        ),
      )
      .where('found.member_id', 'in', membersWith(this.db, contact))
      .where((row) =>
        allows(contact.act, {
          relation: relationOfVisible(viewer, row.ref('found.member_id'), connected),
          preferences: row.ref('kept.preferences'),
        }),
      );
  }

  #withWords(viewer: Viewer, { open, narrow, name, isNear }: Match) {
    const byName = sql<boolean>`(found.words @@ ${name}::tsquery)`;
    return this.#visible(viewer)
      .select(
        (isNear
          ? sql<number>`${sql.lit(ranks.near)}`
          : sql<number>`case when ${byName} and ${connected} then ${sql.lit(ranks.connectionByName)}
              when ${byName} then ${sql.lit(ranks.name)}
              when ${connected} then ${sql.lit(ranks.connection)} else ${sql.lit(ranks.work)} end`
        ).as('rank'),
      )
      .where('found.member_id', 'in', this.#candidates(viewer.memberId ?? 0, open))
      .where(
        (row) =>
          sql<SqlBool>`(found.words @@ ${narrow}::tsquery or ${allows('see-profile', {
            relation: relationOfVisible(viewer, row.ref('found.member_id'), connected),
            preferences: row.ref('kept.preferences'),
          })})`,
      );
  }

  /** Members with the words: up to `maxRanked` of all members, and every connection of the viewer. */
  #candidates(self: number, query: string) {
    const anybody = sql<{
      member_id: number;
    }>`(select api.members_with_words(${query}::tsquery, ${maxRanked}) as member_id)`;
    const connections = this.db
      .selectFrom('connections')
      .innerJoin('member_words', 'member_words.member_id', 'connections.other_id')
      .select('member_words.member_id')
      .where('connections.member_id', '=', self)
      .where(sql<SqlBool>`words @@ ${query}::tsquery`);
    return this.db.selectFrom(anybody.as('some')).select('some.member_id').union(connections);
  }
}
