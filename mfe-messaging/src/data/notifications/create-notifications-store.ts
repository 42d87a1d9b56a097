import { createStore } from 'zustand';
import { type Channels, isEnabled, type Notification, type Silenced } from './notification.ts';
import type { NotificationChange, NotificationSource } from './notification-source.ts';

export type NotificationsState = {
  status: 'idle' | 'loading' | 'failed' | 'ready';
  memberId: string | null;
  /** The latest first, including those removed in this view. */
  notifications: readonly Notification[];
  /** Ids of removed notifications; the removal can be undone for a while. */
  removed: readonly string[];
  silenced: Silenced;
  channels: Channels;
};

const nothing: NotificationsState = {
  status: 'idle',
  memberId: null,
  notifications: [],
  removed: [],
  silenced: { kinds: [], people: [] },
  channels: { email: true },
};

/** Visible notifications: neither removed nor of a silenced kind. */
export const visibleNotifications = ({
  notifications,
  removed,
  silenced,
}: NotificationsState): Notification[] =>
  notifications.filter((one) => !removed.includes(one.id) && isEnabled(one, silenced));

/** The count in the header. */
export const unreadCount = (state: NotificationsState): number =>
  visibleNotifications(state).filter(({ isRead }) => !isRead).length;

/**
 * The store of the signed-in member's notifications; each change shows at once and is rolled back when the source
 * refuses it.
 */
export function createNotificationsStore(source: NotificationSource, onRefused: (thrown: unknown) => void) {
  const store = createStore<NotificationsState>(() => nothing);
  const { getState, setState } = store;
  let stopListening = () => {};

  /** Shows a state, then asks the source to store it. */
  function decide(next: Partial<NotificationsState>, storeChange: (memberId: string) => Promise<void>) {
    const { memberId, ...before } = getState();
    if (memberId === null) return;
    setState(next);
    const shown = getState();
    storeChange(memberId).catch((thrown: unknown) => {
      // It was changed again meanwhile: restoring the earlier state would be wrong.
      if (getState() === shown) setState(before);
      onRefused(thrown);
    });
  }

  function change(ids: readonly string[], wanted: NotificationChange) {
    const { notifications, removed } = getState();
    const { isRemoved, ...marks } = wanted;
    const others = removed.filter((id) => !ids.includes(id));
    decide(
      {
        notifications: notifications.map((one) => (ids.includes(one.id) ? { ...one, ...marks } : one)),
        ...(isRemoved !== undefined && { removed: isRemoved ? [...others, ...ids] : others }),
      },
      (memberId) => source.change(memberId, ids, wanted),
    );
  }

  function choose(choices: Partial<Pick<NotificationsState, 'silenced' | 'channels'>>) {
    const { silenced, channels } = getState();
    decide(choices, (memberId) => source.choose(memberId, { silenced, channels, ...choices }));
  }

  async function refresh(memberId: string) {
    const loaded = await source.load(memberId);
    if (getState().memberId === memberId) setState({ ...loaded, removed: [], status: 'ready' });
  }

  return {
    store,
    change,
    choose,
    /** Marks all visible notifications as read; returns those that were unread. */
    markAllRead(): string[] {
      const unread = visibleNotifications(getState()).filter(({ isRead }) => !isRead);
      const ids = unread.map(({ id }) => id);
      if (ids.length > 0) change(ids, { isRead: true });
      return ids;
    },
    /** Loads the member's notifications once; again only after a failure or for another member. */
    async load(memberId: string) {
      const { memberId: loadedFor, status } = getState();
      if (loadedFor === memberId && status !== 'failed') return;
      stopListening();
      setState({ ...nothing, status: 'loading', memberId });
      try {
        await refresh(memberId);
        if (getState().memberId === memberId)
          // If the reload fails, the state stays as it was.
          stopListening = source.listen(memberId, () => void refresh(memberId).catch(() => undefined));
      } catch {
        // The screen offers to retry, whatever the cause.
        if (getState().memberId === memberId) setState({ status: 'failed' });
      }
    },
    /** Removes all data of the member. */
    forget() {
      stopListening();
      setState(nothing);
    },
  };
}
