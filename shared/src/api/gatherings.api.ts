import {
  type Attendance,
  type Gathering,
  type GatheringPage,
  type GatheringsQueryWire,
  type ListedGathering,
  type NewGatheringWire,
  parseGatheringPage,
  parseGatheringReply,
  parseRemovedReply,
} from '../contracts/index.ts';
import type { QueryClient, QueryKey } from '../query/index.ts';
import { allPages, callAndParse, withQuery } from './call-and-parse.ts';
import type { Call } from './client.ts';

const extension = 'gatherings';

/** Queries of gatherings, in whichever area, have keys that begin with it; those of lists with `gatheringListsKey`. */
export const gatheringsKey: QueryKey = ['shared', 'gatherings'];
export const gatheringListsKey: QueryKey = [...gatheringsKey, 'lists'];
const pagesKey: QueryKey = [...gatheringsKey, 'pages'];
export const gatheringKey = (id: string): QueryKey => [...pagesKey, id];

const pathOf = (id: string, part = ''): string => `/events/${encodeURIComponent(id)}${part}`;

const callGathering = (path: string, call: Call): Promise<Gathering> =>
  callAndParse(path, parseGatheringReply, { extension, ...call });

/** A page of gatherings. All calls here need the extension `gatherings`. */
export const getGatherings = (query: GatheringsQueryWire, signal?: AbortSignal): Promise<GatheringPage> =>
  callAndParse(withQuery('/events', query), parseGatheringPage, { extension, signal });

type ListQuery = {
  queryKey: QueryKey;
  queryFn: (context: { signal: AbortSignal }) => Promise<ListedGathering[]>;
  networkMode: 'always';
};

/** A query of the gatherings of all pages. */
export const gatheringsQuery = (query: GatheringsQueryWire): ListQuery => ({
  queryKey: [...gatheringListsKey, query],
  queryFn: ({ signal }) => allPages((from) => getGatherings({ ...query, ...from }, signal)),
  networkMode: 'always',
});

/** One gathering; rejects with `not-found` if there is none. */
export const getGathering = (id: string, signal?: AbortSignal): Promise<Gathering> =>
  callGathering(pathOf(id), { signal });

/** Creates a gathering; requests with the same `client_id` create one. */
export const createGathering = (gathering: NewGatheringWire): Promise<Gathering> =>
  callGathering('/events', { method: 'POST', json: gathering });

export const removeGathering = (id: string): Promise<true> =>
  callAndParse(pathOf(id), parseRemovedReply, { extension, method: 'DELETE' });

/** Says whether the member attends a gathering of others. */
export const attend = (id: string, state: Attendance): Promise<Gathering> =>
  callGathering(pathOf(id, '/attendance'), { method: 'PUT', json: { state } });

/**
 * Changes what the queries of gatherings have, and marks it as stale. A gathering for which `change` returns null leaves the
 * lists; its own page keeps it until the page is left.
 */
export function changeGatherings(
  queries: QueryClient,
  change: <One extends ListedGathering>(gathering: One) => One | null,
): void {
  const changed = (list: ListedGathering[]) => list.flatMap((one) => change(one) ?? []);
  queries.setQueriesData<ListedGathering[]>({ queryKey: gatheringListsKey }, (list) => list && changed(list));
  queries.setQueriesData<Gathering>(
    { queryKey: pagesKey },
    (page) => page && { ...(change(page) ?? page), related: changed(page.related) },
  );
  void queries.invalidateQueries({ queryKey: gatheringsKey, refetchType: 'none' });
}
