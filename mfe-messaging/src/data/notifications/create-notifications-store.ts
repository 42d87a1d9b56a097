import type { Pending } from '@az/shared/wishes';
import { createStore } from 'zustand';
import { wishesOver } from '../wishes-over.ts';
import { type Channels, isEnabled, type Notification, type Silenced } from './notification.ts';
import type { NotificationChange, NotificationChoices, NotificationSource } from './notification-source.ts';

/** A change by the member: of some notifications, or of the settings. */
type Wish =
  | { ids: readonly string[]; wanted: NotificationChange }
  | { ids: null; wanted: Partial<NotificationChoices> };

export type NotificationsState = {
  status: 'idle' | 'loading' | 'failed' | 'ready';
  memberId: string | null;
  /** The latest first, including the `removed` ones. */
  notifications: readonly Notification[];
  /** Ids of removed notifications; the removal can be undone for a while. */
  removed: readonly string[];
  silenced: Silenced;
  channels: Channels;
  /** Changes that the source has not confirmed. */
  wishes: readonly Pending<Wish>[];
};

const nothing: NotificationsState = {
  status: 'idle',
  memberId: null,
  notifications: [],
  removed: [],
  silenced: { kinds: [], people: [] },
  channels: { email: true },
  wishes: [],
};

/** The visible notifications: neither removed nor silenced. */
export const visibleNotifications = ({
  notifications,
  removed,
  silenced,
}: NotificationsState): Notification[] =>
  notifications.filter((one) => !removed.includes(one.id) && isEnabled(one, silenced));

export const unreadCount = (state: NotificationsState): number =>
  visibleNotifications(state).filter(({ isRead }) => !isRead).length;

function apply(state: NotificationsState, { ids, wanted }: Wish): NotificationsState {
  if (!ids) return { ...state, ...wanted };
  const { isRemoved, ...marks } = wanted;
  const others = state.removed.filter((id) => !ids.includes(id));
  return {
    ...state,
    notifications: state.notifications.map((one) => (ids.includes(one.id) ? { ...one, ...marks } : one)),
    ...(isRemoved !== undefined && { removed: isRemoved ? [...others, ...ids] : others }),
  };
}

/** Each change shows at once, before the source has confirmed it, and is undone if the source refuses it. */
export function createNotificationsStore(source: NotificationSource, onRefused: (thrown: unknown) => void) {
  const known = createStore<NotificationsState>(() => nothing);
  const { getState, setState } = known;
  let stopListening = () => {};

  const { shown, wish } = wishesOver<Wish, NotificationsState>(known, {
    apply,
    thingOf: ({ ids }) => (ids ? 'notifications' : 'choices'),
    // Wishes may be about different notifications, so none replaces another.
    isReplacedBy: () => false,
    send(memberId, { ids, wanted }) {
      if (ids) return source.change(memberId, ids, wanted);
      const { silenced, channels } = getState();
      return source.choose(memberId, { silenced, channels, ...wanted });
    },
    onRefused,
  });

  const change = (ids: readonly string[], wanted: NotificationChange) => wish({ ids, wanted });

  async function refresh(memberId: string) {
    const loaded = await source.load(memberId);
    if (getState().memberId === memberId) setState({ ...loaded, removed: [], status: 'ready' });
  }

  return {
    store: shown,
    change,
    choose: (wanted: Partial<NotificationChoices>) => wish({ ids: null, wanted }),
    /** Marks all visible notifications as read; returns those that were unread. */
    markAllRead(): string[] {
      const unread = visibleNotifications(shown.getState()).filter(({ isRead }) => !isRead);
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
    forget() {
      stopListening();
      setState(nothing);
    },
  };
}
