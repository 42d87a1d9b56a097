import type { Announcement } from '@az/shared/contracts';
import type { QueryClient } from '@az/shared/query';
import { imagesQuery } from './announcement-images.ts';
import { latestQuery } from './comments-query.ts';

const firstCards = 3;

/** Maximum wait for the first cards, in milliseconds. */
const patience = 1000;

/** Waits until images and comments of the first cards are counted, so that the first screen does not shift. */
export async function settleFirstCards(queries: QueryClient, announcements: Announcement[]): Promise<void> {
  const calls = announcements
    .slice(0, firstCards)
    .flatMap(({ id, imageCount, commentCount }) => [
      ...(imageCount === null ? [queries.prefetchQuery(imagesQuery(id))] : []),
      ...(commentCount === null ? [queries.prefetchInfiniteQuery(latestQuery(id))] : []),
    ]);
  if (calls.length === 0) return;
  await Promise.race([Promise.all(calls), new Promise((resolve) => setTimeout(resolve, patience))]);
}
