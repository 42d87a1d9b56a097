import { useAuthContext } from '@az/shared/auth';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { messaging } from '../messaging-store.ts';
import { type NotificationsState, notifications } from './notifications-store.ts';

export function useNotifications(): NotificationsState {
  return useStore(notifications.store);
}

/** Loads the signed-in member's notifications; the returned function retries after a failure. */
export function useLoadNotifications(): () => void {
  const { member } = useAuthContext();
  const memberId = member?.id;
  useEffect(() => {
    if (memberId === undefined) return;
    void notifications.load(memberId);
    // The conversations are loaded too, because the header also counts unread messages.
    void messaging.load(memberId);
  }, [memberId]);
  return () => {
    if (memberId !== undefined) void notifications.load(memberId);
  };
}
