import { matchesSearch } from '@az/shared/text-search';
import type { Connection } from '../../data/connections.ts';

export const sorts = ['recent', 'name', 'mutual'] as const;
export type Sort = (typeof sorts)[number];

const compare: Record<Sort, (a: Connection, b: Connection) => number> = {
  recent: (a, b) => b.since.localeCompare(a.since),
  name: (a, b) => a.name.localeCompare(b.name, 'fr'),
  mutual: (a, b) => b.mutualCount - a.mutualCount,
};

/** The sort order named in the URL; the first one for an unknown name. */
export const readSort = (value: string | null): Sort => sorts.find((sort) => sort === value) ?? 'recent';

/** Connections whose name or role matches the search, sorted. */
export function listConnections(connections: Connection[], search: string, sort: Sort): Connection[] {
  return connections.filter(({ name, role }) => matchesSearch(`${name} ${role}`, search)).sort(compare[sort]);
}
