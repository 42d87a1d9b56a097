import { areaHost } from '@az/shared/area';
import { useAuthContext } from '@az/shared/auth';
import { useEffect } from 'react';
import { useStore } from 'zustand';
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

/** Loads the signed-in member's conversations, and returns the loading state. */
export function useLoadedConversations() {
  const { member } = useAuthContext();
  const memberId = member?.id;
  const status = useMessaging((state) => state.status);

  function load() {
    if (memberId !== undefined) void messaging.load(memberId);
  }

  useEffect(() => {
    if (memberId === undefined) return;
    void messaging.load(memberId);
    // The notifications are loaded too, because the header also counts unread ones.
    return areaHost().afterFirstView(() =>
      import('./notifications/notifications-store.ts').then(
        ({ notifications }) => notifications.load(memberId),
        () => undefined,
      ),
    );
  }, [memberId]);

  return { status, retry: load };
}
