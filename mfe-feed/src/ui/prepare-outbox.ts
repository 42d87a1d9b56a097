import type { QueryClient } from '@az/shared/query';
import { feedSource } from '../data/choose-feed-source.ts';

export { UnsentComments } from './UnsentComments.tsx';
export { UnsentPosts } from './UnsentPosts.tsx';

/** Loads what is loaded on demand when a comment is sent, then opens the outbox, where it is used. */
export const prepareOutbox = async (queries: QueryClient): Promise<void> =>
  (await feedSource(queries)).prepare();
