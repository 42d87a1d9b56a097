import { createStore } from 'zustand';
import { type Channels, isHeard, type Notification, type Silenced } from './notification.ts';
import type { NotificationChange, NotificationSource } from './notification-source.ts';

export type NotificationsState = {
  status: 'idle' | 'loading' | 'failed' | 'ready';
  memberId: string | null;
  /** The latest first; those that were removed in this view too. */
  notifications: readonly Notification[];
  /** Ids of those that were removed; they can be taken back for a while. */
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

/** What the member is told of: neither what was removed nor what they silenced. */
export const heard = ({ notifications, removed, silenced }: NotificationsState): Notification[] =>
  notifications.filter((one) => !removed.includes(one.id) && isHeard(one, silenced));

/** What the header counts. */
export const unreadCount = (state: NotificationsState): number =>
  heard(state).filter(({ isRead }) => !isRead).length;

/** The notifications of the signed-in member; each change shows at once and is taken back when the source refuses it. */
export function createNotificationsStore(source: NotificationSource, onRefused: () => void) {
  const store = createStore<NotificationsState>(() => nothing);
  const { getState, setState } = store;
  let stopListening = () => {};

  /** Shows a state, then asks the source to keep it. */
  function decide(next: Partial<NotificationsState>, keep: (memberId: string) => Promise<void>) {
    const { memberId, ...before } = getState();
    if (memberId === null) return;
    setState(next);
    const shown = getState();
    keep(memberId).catch(() => {
      // Something has happened since: what was shown before is no longer true either.
      if (getState() === shown) setState(before);
      onRefused();
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
    /** Every notification the member is told of counts as read; gives those that did not before. */
    markAllRead(): string[] {
      const unread = heard(getState()).filter(({ isRead }) => !isRead);
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
          // What cannot be had anew stays as it was.
          stopListening = source.listen(memberId, () => void refresh(memberId).catch(() => undefined));
      } catch {
        // Why makes no difference to the member: the screen offers to try again.
        if (getState().memberId === memberId) setState({ status: 'failed' });
      }
    },
    /** Forgets everything of the member. */
    forget() {
      stopListening();
      setState(nothing);
    },
  };
}
