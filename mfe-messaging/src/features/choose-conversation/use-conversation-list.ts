import { useMemo, useState } from 'react';
import { useMessaging } from '../../data/use-messaging.ts';
import { findConversations } from './find-conversations.ts';

/** The conversations that match the search, with archived ones separate. */
export function useConversationList() {
  const conversations = useMessaging((state) => state.conversations);
  const [search, setSearch] = useState('');
  const found = useMemo(() => findConversations(conversations, search), [conversations, search]);
  return {
    current: found.filter(({ isArchived }) => !isArchived),
    archived: found.filter(({ isArchived }) => isArchived),
    search,
    setSearch,
  };
}
