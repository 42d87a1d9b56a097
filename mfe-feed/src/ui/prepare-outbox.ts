import type { QueryClient } from '@az/shared/query';
import { feedSource } from '../data/choose-feed-source.ts';

export { UnsentComments } from './UnsentComments.tsx';
export { UnsentPosts } from './UnsentPosts.tsx';

/** Loads the code that sends comments, then opens the outbox if comments are sent through it. */
export const prepareOutbox = async (queries: QueryClient): Promise<void> =>
  (await feedSource(queries)).prepare();
