import type { Extension } from '@az/shared/contracts';
import { type QueryKey, useQueryClient } from '@az/shared/query';
import { useEffect } from 'react';

/** Reads queries again when an event or a hint of the given types says that they may have changed elsewhere. */
export function useChangesElsewhere(
  extension: Extension,
  queryKey: QueryKey,
  eventType: string,
  hintType: string,
): void {
  const queries = useQueryClient();
  useEffect(() => {
    const isOver = new AbortController();
    const read = () => void queries.invalidateQueries({ queryKey });
    import('@az/shared/live').then(
      ({ listenFor }) => {
        if (isOver.signal.aborted) return;
        const stop = listenFor(extension, {
          onEvent: ({ type }) => type === eventType && read(),
          onHint: ({ type }) => type === hintType && read(),
          onResync: read,
        });
        isOver.signal.addEventListener('abort', stop);
      },
      // Without its code, changes elsewhere show after the next load.
      () => undefined,
    );
    return () => isOver.abort();
  }, [queries, extension, queryKey, eventType, hintType]);
}
