import { listenLive } from '../live/index.ts';
import type { QueryClient, QueryKey } from '../query/index.ts';

/** Events that may change the member's figures. */
const changing = ['own.post', 'post.gone', 'relation.changed', 'own.relation'];

export function followFigures(queries: QueryClient, queryKey: QueryKey, signal: AbortSignal): void {
  if (signal.aborted) return;
  const reread = () => void queries.invalidateQueries({ queryKey });
  const stop = listenLive({ onEvent: ({ type }) => changing.includes(type) && reread(), onResync: reread });
  signal.addEventListener('abort', stop);
}
