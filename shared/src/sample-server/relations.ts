import { sampleFigures } from '../constants/index.ts';
import {
  type ConnectionSort,
  ConnectionsQueryWire,
  type MemberRowWire,
  type MembersReplyWire,
  maxMutualFaces,
  type RelationReplyWire,
  type RelationWire,
  type SuggestionsReplyWire,
  type SuggestionWire,
} from '../contracts/index.ts';
import { keptPeople } from '../hidden-people/hidden-person.ts';
import { people } from '../sample/people/people.ts';
import { hoursBefore } from '../sample/session-start.ts';
import { readStored } from '../storage/index.ts';
import { entriesOf, isString, parseListOf } from '../stored-json/index.ts';
import { matchesSearch } from '../text-search/index.ts';
import { personAuthor } from './authors.ts';
import { type SampleCalls, SampleRefusal, sampleCall, samplePage } from './sample-call.ts';
import { sampleSection } from './sample-store.ts';

const defaultPage = 8;

const idsOf = parseListOf(isString);

/** The ids of the people whom the member has removed, asked to connect, and does not want to be suggested. */
const section = sampleSection(
  'relations',
  (found) => {
    const { removed, asked, dismissed } = Object.fromEntries(entriesOf(found));
    return { removed: idsOf(removed), asked: idsOf(asked), dismissed: idsOf(dismissed) };
  },
  { asked: 'az-requested' },
);

type Stored = ReturnType<typeof section.read>;

/** The member's network, the most recent connection first. */
const rows = (): (MemberRowWire & { name: string })[] =>
  people.map((person, index) => ({
    name: person.name,
    member: personAuthor(person),
    at: hoursBefore(24 * (9 + index * 23)),
    note: null,
    mutual_count: person.mutualCount,
    mutual: [...people, ...people]
      .slice(index + 1, index + 1 + Math.min(maxMutualFaces, person.mutualCount))
      .map(personAuthor),
  }));

type Row = ReturnType<typeof rows>[number];

const orders: Record<ConnectionSort, (one: Row, other: Row) => number> = {
  recent: () => 0,
  name: (one, other) => one.name.localeCompare(other.name, 'fr'),
  mutual: (one, other) => other.mutual_count - one.mutual_count,
};

/** Changes what is stored, and replies with the relation to the person of the path. */
const changeOf = (state: RelationWire['state'], change: (stored: Stored, id: string) => Partial<Stored>) =>
  sampleCall({}, ({ member, params: { id = '' } }) => {
    if (!people.some((person) => person.id === id)) throw new SampleRefusal('not-found');
    const stored = section.read(member.id);
    section.write(member.id, { ...stored, ...change(stored, id) });
    const relation = { state, follows: false, muted: false, note: null, may: [] };
    return { success: true, relation } satisfies RelationReplyWire;
  });

/** People who have neither asked the member nor been asked, dismissed or blocked. */
function suggestions(memberId: string): SuggestionWire[] {
  const { asked, dismissed } = section.read(memberId);
  const blocked = readStored(keptPeople.blocked(memberId)).map(({ id }) => id);
  const left = [...asked, ...dismissed, ...blocked];
  return people
    .filter(({ id, hasRequested }) => !hasRequested && !left.includes(id))
    .reverse()
    .map((person) => ({
      member: personAuthor(person),
      mutual_count: person.mutualCount,
      company: null,
      city: null,
    }));
}

export const relationCalls: SampleCalls = {
  'GET /az/members/suggestions': sampleCall(
    {},
    ({ member }) => ({ success: true, items: suggestions(member.id) }) satisfies SuggestionsReplyWire,
  ),
  'GET /az/connections': sampleCall({ query: ConnectionsQueryWire }, ({ member, query }) => {
    const { only, q = '', sort = 'recent', cursor, limit = defaultPage } = query;
    const { removed } = section.read(member.id);
    const found = rows()
      .filter((row) => !removed.includes(row.member.Customers_Numbers))
      .filter((row) => matchesSearch(`${row.name} ${row.member.role}`, q))
      .sort(orders[sort]);
    const { items, meta } = samplePage(found, cursor, limit);
    return {
      success: true,
      items: items.map(({ name: _, ...row }) => row),
      meta: { ...meta, total: only === 'friends' ? sampleFigures.friends : found.length },
    } satisfies MembersReplyWire;
  }),
  'DELETE /az/connections/{id}': changeOf('none', ({ removed }, id) => ({ removed: [...removed, id] })),
  'PUT /az/connections/requests/{id}': changeOf('asked', ({ asked }, id) => ({ asked: [...asked, id] })),
  'PUT /az/dismissals/{id}': changeOf('none', ({ dismissed }, id) => ({ dismissed: [...dismissed, id] })),
  // Whom the member follows shows nowhere: it is only asked together with the end of a connection.
  'DELETE /az/follows/{id}': changeOf('connected', () => ({})),
};
