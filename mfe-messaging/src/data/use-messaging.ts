import { areaHost } from '@az/shared/area';
import { useAuthContext } from '@az/shared/auth';
import { useQueryClient } from '@az/shared/query';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { chooseConversations } from './choose-conversations.ts';
import type { MessagingState } from './messaging-state.ts';
import { messaging } from './messaging-store.ts';

/** Selects a part of the messaging state; `select` must return the same object while nothing has changed. */
export function useMessaging<Part>(select: (state: MessagingState) => Part): Part {
  return useStore(messaging.store, select);
}

/** The conversation with a contact; undefined for an unknown contact. */
export function useConversation(contactId: string) {
  return useMessaging((state) => state.conversations.find(({ contact }) => contact.id === contactId));
}

/** Whether the conversation with a contact is being loaded, or why loading has failed; null otherwise. */
export const useLoad = (contactId: string) => useMessaging(({ loads }) => loads[contactId] ?? null);

export const useIsSample = () => useMessaging(({ isSample }) => isSample);

/** Loads the signed-in member's conversations, and returns the loading state. */
export function useLoadedConversations() {
  const { member } = useAuthContext();
  const memberId = member?.id;
  const status = useMessaging((state) => state.status);
  const queries = useQueryClient();

  function load() {
    if (memberId !== undefined) void messaging.load(memberId, () => chooseConversations(queries));
  }

  useEffect(() => {
    if (memberId === undefined) return;
    void messaging.load(memberId, () => chooseConversations(queries));
    // The notifications are loaded too, because the header also counts unread ones.
    return areaHost().afterFirstView(() =>
      import('./notifications/notifications-store.ts').then(
        ({ notifications }) => notifications.load(memberId),
        () => undefined,
      ),
    );
  }, [memberId, queries]);

  return { status, retry: load };
}
