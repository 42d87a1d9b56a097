import { useUnreadPrefix } from '@az/shared/title';
import { useMemo, useState } from 'react';
import { unreadTotal } from '../../data/messaging-store.ts';
import { useMessaging } from '../../data/use-messaging.ts';
import { findConversations } from './find-conversations.ts';

/** The conversations that match what the member searches; the title tells how many messages are unread. */
export function useConversationList() {
  const conversations = useMessaging((state) => state.conversations);
  const [search, setSearch] = useState('');
  useUnreadPrefix(useMessaging(unreadTotal));
  const found = useMemo(() => findConversations(conversations, search), [conversations, search]);
  return { found, search, setSearch };
}
