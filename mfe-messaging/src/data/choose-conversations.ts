import { hasCapability } from '@az/shared/api';
import type { QueryClient } from '@az/shared/query';
import type { ConversationSource } from './conversation-source.ts';
import { serverConversations } from './server-conversations.ts';

/** The server's conversations if it has them, otherwise sample data. Rejects when that, or its code, cannot be loaded. */
export const chooseConversations = async (queries: QueryClient): Promise<ConversationSource> =>
  (await hasCapability(queries, 'messaging'))
    ? serverConversations()
    : (await import('./sample-conversations.ts')).sampleConversations();
