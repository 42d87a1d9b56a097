import { useQueryClient } from '@az/shared/query';
import { useEffect } from 'react';
import { feedSource } from './choose-feed-source.ts';
import type { FeedSource } from './feed-source.ts';

/** Loads in advance the code that publishing without a network needs. A failure is only reported when publishing. */
export function usePreparedPublishing(): void {
  const queries = useQueryClient();
  useEffect(() => {
    feedSource(queries)
      .then((source) => source.prepare())
      .catch(() => undefined);
  }, [queries]);
}

/** Publishes on the server if possible, otherwise on the device; once per `key`. Rejects also with `NoRoomError`. */
export function usePublish(): FeedSource['publish'] {
  const queries = useQueryClient();
  return async (...publication) => (await feedSource(queries)).publish(...publication);
}
