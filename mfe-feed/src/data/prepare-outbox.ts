import { hasCapability } from '@az/shared/api';
import type { QueryClient } from '@az/shared/query';
import { connectOutbox } from './outbox.ts';

/** Loads the code that sends comments, then opens the outbox if posts and comments are sent through it. */
export async function prepareOutbox(queries: QueryClient): Promise<void> {
  await import('./send-comment.ts');
  if (await hasCapability(queries, 'network')) await connectOutbox(queries);
}
