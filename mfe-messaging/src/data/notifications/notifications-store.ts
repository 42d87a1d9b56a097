import { onSessionRemoved } from '@az/shared/auth';
import type { Notification, NotificationPage, Silenced } from '@az/shared/contracts';
import {
  acceptRequest,
  chooseNotifications,
  getNotifications,
  markNotifications,
  markReadUpTo,
  removeNotification,
  restoreNotification,
} from '@az/shared/notifications';
import { setUnreadCount } from '@az/shared/storage';
import { toastFailure } from '@az/shared/toast';
import type { Pending } from '@az/shared/wishes';
import { createStore } from 'zustand';
import { wishesOver } from '../wishes-over.ts';
import { isEnabled } from './notification.ts';

/** A change by the member: how it shows, and the call that makes it. */
type Wish = {
  apply: (state: NotificationsState) => Partial<NotificationsState>;
  send: () => Promise<unknown>;
};

export type NotificationsState = Pick<NotificationPage, 'silenced' | 'isMailed' | 'unread' | 'nextCursor'> & {
  status: 'idle' | 'loading' | 'failed' | 'ready';
  memberId: string | null;
  /** Those of the pages that have been read, the latest first, including the `removed` ones. */
  notifications: readonly Notification[];
  /** Ids of removed notifications; the removal can be undone for a while. */
  removed: readonly string[];
  /** Changes that the server has not confirmed. */
  wishes: readonly Pending<Wish>[];
};

const nothing: NotificationsState = {
  status: 'idle',
  memberId: null,
  notifications: [],
  removed: [],
  unread: 0,
  silenced: { kinds: [], people: [] },
  isMailed: true,
  nextCursor: null,
  wishes: [],
};

/** The visible notifications: neither removed nor silenced. */
export const visibleNotifications = ({
  notifications,
  removed,
  silenced,
}: NotificationsState): Notification[] =>
  notifications.filter((one) => !removed.includes(one.id) && isEnabled(one, silenced));

const visibleUnread = (state: NotificationsState): number =>
  visibleNotifications(state).filter(({ isRead }) => !isRead).length;

const known = createStore(() => nothing);
let stopListening: (() => void) | undefined;

/** Each change shows at once, before the server has confirmed it, and is undone if the server refuses it. */
const { shown, wish } = wishesOver<Wish, NotificationsState>(known, {
  apply(state, { apply }) {
    const next = { ...state, ...apply(state) };
    // The server has counted; here only the difference is known.
    return { ...next, unread: Math.max(0, next.unread + visibleUnread(next) - visibleUnread(state)) };
  },
  thingOf: () => 'notifications',
  // Wishes may be about different notifications, so none replaces another.
  isReplacedBy: () => false,
  send: async (_memberId, { send }) => void (await send()),
  onRefused: (thrown) => toastFailure('Ce changement n’a pas pu être enregistré.', thrown),
});

const withMarks =
  (ids: readonly string[], marks: Partial<Notification>): Wish['apply'] =>
  ({ notifications: all }) => ({
    notifications: all.map((one) => (ids.includes(one.id) ? { ...one, ...marks } : one)),
  });

function mark(ids: readonly string[], isRead: boolean): void {
  wish({ apply: withMarks(ids, { isRead }), send: () => markNotifications(ids, isRead) });
}

/** Reads the pages again that are known, or `more`: until there are more notifications than that. */
async function refresh(memberId: string, more = known.getState().notifications.length - 1): Promise<void> {
  const read: Notification[] = [];
  let page: NotificationPage;
  let cursor: string | null = null;
  do {
    page = await getNotifications(cursor);
    read.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor !== null && read.length <= more);
  const { items: _, ...rest } = page;
  if (known.getState().memberId === memberId)
    known.setState({ ...rest, notifications: read, removed: [], status: 'ready' });
}

/** Reads the notifications again whenever they may have changed elsewhere, until `forget` is called. */
async function listen(memberId: string): Promise<void> {
  const { listenFor } = await import('@az/shared/live');
  if (known.getState().memberId !== memberId) return;
  // If the reload fails, the state stays as it was.
  const read = () => void refresh(memberId).catch(() => undefined);
  stopListening = listenFor('notifications', {
    // Of a member who is muted or blocked, nothing is shown.
    onEvent: ({ type }) => /^(notification\.|own\.relation$)/.test(type) && read(),
    onResync: read,
  });
}

function forget(): void {
  stopListening?.();
  stopListening = undefined;
  known.setState(nothing);
}

onSessionRemoved(forget);

shown.subscribe(({ status, unread }) => {
  if (status === 'ready') setUnreadCount('notifications', unread);
});

/** The member's notifications, for the page, the dropdown and the header. */
export const notifications = {
  store: shown,
  mark,
  remove: ({ id }: Notification) =>
    wish({ apply: ({ removed }) => ({ removed: [...removed, id] }), send: () => removeNotification(id) }),
  restore: ({ id }: Notification) =>
    wish({
      apply: ({ removed }) => ({ removed: removed.filter((one) => one !== id) }),
      send: () => restoreNotification(id),
    }),
  accept: ({ id }: Notification) =>
    wish({ apply: withMarks([id], { isAccepted: true, isRead: true }), send: () => acceptRequest(id) }),
  silence: (silenced: Silenced) =>
    wish({
      apply: () => ({ silenced }),
      send: () =>
        chooseNotifications({
          silenced: { kinds: [...silenced.kinds], people: silenced.people.map(({ id }) => id) },
        }),
    }),
  chooseMail: (isMailed: boolean) =>
    wish({ apply: () => ({ isMailed }), send: () => chooseNotifications({ mail: isMailed }) }),
  /** Marks all notifications as read, except those that the member does not know yet; returns those that were unread. */
  markAllRead(): string[] {
    const state = shown.getState();
    const [latest] = state.notifications;
    const unread = visibleNotifications(state).filter(({ isRead }) => !isRead);
    const ids = unread.map(({ id }) => id);
    if (latest && state.unread > 0)
      wish({
        apply: (before) => ({ ...withMarks(ids, { isRead: true })(before), unread: visibleUnread(before) }),
        send: () => markReadUpTo(latest.time),
      });
    return ids;
  },
  /** Loads the next page. */
  async loadMore(): Promise<void> {
    const { memberId, notifications: all } = known.getState();
    try {
      if (memberId !== null) await refresh(memberId, all.length);
    } catch (thrown) {
      toastFailure('La suite n’a pas pu être chargée.', thrown);
    }
  },
  /** Loads the member's notifications once; again only after a failure or for another member. */
  async load(memberId: string): Promise<void> {
    const { memberId: loadedFor, status } = known.getState();
    if (loadedFor === memberId && status !== 'failed') return;
    forget();
    known.setState({ status: 'loading', memberId });
    try {
      await refresh(memberId);
    } catch {
      // The screen offers to retry, whatever the cause.
      if (known.getState().memberId === memberId) known.setState({ status: 'failed' });
      return;
    }
    // Without its code, changes elsewhere show after the next load.
    await listen(memberId).catch(() => undefined);
  },
  forget,
};
