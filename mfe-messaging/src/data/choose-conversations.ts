import { hasCapability } from '@az/shared/api';
import type { QueryClient } from '@az/shared/query';
import type { ConversationSource } from './conversation-source.ts';
import { serverConversations } from './server-conversations.ts';

/** Uses the server if it supports `messaging`, otherwise sample data. Rejects if that check or the import fails. */
export const chooseConversations = async (queries: QueryClient): Promise<ConversationSource> =>
  (await hasCapability(queries, 'messaging'))
    ? serverConversations()
    : (await import('./sample-conversations.ts')).sampleConversations();
