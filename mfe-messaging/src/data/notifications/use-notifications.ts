import { useAuthContext } from '@az/shared/auth';
import { useQueryClient } from '@az/shared/query';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { chooseConversations } from '../choose-conversations.ts';
import { messaging } from '../messaging-store.ts';
import { type NotificationsState, notifications } from './notifications-store.ts';

export function useNotifications(): NotificationsState {
  return useStore(notifications.store);
}

/** Loads the signed-in member's notifications; the returned function retries after a failure. */
export function useLoadNotifications(): () => void {
  const { member } = useAuthContext();
  const memberId = member?.id;
  const queries = useQueryClient();
  useEffect(() => {
    if (memberId === undefined) return;
    void notifications.load(memberId);
    // The conversations are loaded too, because the header also counts unread messages.
    void messaging.load(memberId, () => chooseConversations(queries));
  }, [memberId, queries]);
  return () => {
    if (memberId !== undefined) void notifications.load(memberId);
  };
}
