import { sampleFigures } from '../constants/index.ts';
import {
  type ConnectionSort,
  ConnectionsQueryWire,
  type MemberRowWire,
  type MembersReplyWire,
  maxMutualFaces,
  type RelationReplyWire,
} from '../contracts/index.ts';
import { people } from '../sample/people/people.ts';
import { hoursBefore } from '../sample/session-start.ts';
import { entriesOf, isString, parseListOf } from '../stored-json/index.ts';
import { matchesSearch } from '../text-search/index.ts';
import { personAuthor } from './authors.ts';
import { type SampleCalls, SampleRefusal, sampleCall } from './sample-call.ts';
import { sampleSection } from './sample-store.ts';

const defaultPage = 8;

/** The ids of the people whom the member has removed. */
const section = sampleSection('relations', (found) => ({
  removed: parseListOf(isString)(Object.fromEntries(entriesOf(found)).removed),
}));

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

/** Replies with the relation to the person of the path. */
const changeOf = (state: 'none' | 'connected', change: (memberId: string, id: string) => void) =>
  sampleCall({}, ({ member, params: { id = '' } }) => {
    if (!people.some((person) => person.id === id)) throw new SampleRefusal('not-found');
    change(member.id, id);
    const relation = { state, follows: false, muted: false, note: null, may: [] };
    return { success: true, relation } satisfies RelationReplyWire;
  });

export const relationCalls: SampleCalls = {
  'GET /az/connections': sampleCall({ query: ConnectionsQueryWire }, ({ member, query }) => {
    const { only, q = '', sort = 'recent', cursor, limit = defaultPage } = query;
    const { removed } = section.read(member.id);
    const found = rows()
      .filter((row) => !removed.includes(row.member.Customers_Numbers))
      .filter((row) => matchesSearch(`${row.name} ${row.member.role}`, q))
      .sort(orders[sort]);
    const start = Number(cursor ?? 0) || 0;
    const end = start + limit;
    return {
      success: true,
      items: found.slice(start, end).map(({ name: _, ...row }) => row),
      meta: {
        next_cursor: end < found.length ? String(end) : null,
        total: only === 'friends' ? sampleFigures.friends : found.length,
      },
    } satisfies MembersReplyWire;
  }),
  'DELETE /az/connections/{id}': changeOf('none', (memberId, id) =>
    section.write(memberId, { removed: [...section.read(memberId).removed, id] }),
  ),
  // Whom the member follows shows nowhere: it is only asked together with the end of a connection.
  'DELETE /az/follows/{id}': changeOf('connected', () => undefined),
};
