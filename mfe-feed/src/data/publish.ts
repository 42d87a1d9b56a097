import { useQueryClient } from '@az/shared/query';
import { useEffect } from 'react';
import { feedSource } from './choose-feed-source.ts';
import type { FeedSource } from './feed-source.ts';

/** Loads what a post needs that is published without a network. A failure shows when it is needed. */
export function usePreparedPublishing(): void {
  const queries = useQueryClient();
  useEffect(() => {
    feedSource(queries)
      .then((source) => source.prepare())
      .catch(() => undefined);
  }, [queries]);
}

/**
 * Publishes on the server if it can, otherwise stores the post on the device. Every attempt at the same content must
 * use the same `key`. Rejects with `AppError` when the server failed, and with `NoRoomError` when the device has no
 * room: nothing is published then.
 */
export function usePublish(): FeedSource['publish'] {
  const queries = useQueryClient();
  return async (...publication) => (await feedSource(queries)).publish(...publication);
}
