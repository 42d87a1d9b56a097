import type { Announcement } from '@az/shared/contracts';
import type { QueryClient } from '@az/shared/query';
import { commentsQuery } from './announcement-comments.ts';
import { imagesQuery } from './announcement-images.ts';

/** How many cards a screen opens with. */
const firstCards = 3;

/** Longest wait for them, in milliseconds. */
const patience = 1000;

/**
 * Where a server does not tell how many images and comments an announcement has, no place can be reserved for them: waits
 * until those of the first cards are there, so that nothing moves on the first screen.
 */
export async function settleFirstCards(queries: QueryClient, announcements: Announcement[]): Promise<void> {
  const calls = announcements
    .slice(0, firstCards)
    .flatMap(({ id, imageCount, commentCount }) => [
      ...(imageCount === null ? [queries.prefetchQuery(imagesQuery(id))] : []),
      ...(commentCount === null ? [queries.prefetchQuery(commentsQuery(id))] : []),
    ]);
  if (calls.length === 0) return;
  await Promise.race([Promise.all(calls), new Promise((resolve) => setTimeout(resolve, patience))]);
}
