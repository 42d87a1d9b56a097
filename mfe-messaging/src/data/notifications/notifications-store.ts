import { onSessionRemoved } from '@az/shared/auth';
import type { Notification, NotificationKind, NotificationPage, Silenced } from '@az/shared/contracts';
import {
  acceptRequest,
  chooseNotifications,
  getNotifications,
  markNotifications,
  markReadUpTo,
  removeNotification,
  restoreNotification,
} from '@az/shared/notifications';
import { readDevicePreference, setUnreadCount } from '@az/shared/storage';
import { toastFailure } from '@az/shared/toast';
import type { Pending } from '@az/shared/wishes';
import { createStore } from 'zustand';
import { wishesOver } from '../wishes-over.ts';
import { type Filter, isEnabled } from './notification.ts';

/** A change by the member: how it shows, and the call that makes it. */
type Wish = {
  apply: (state: NotificationsState) => Partial<NotificationsState>;
  send: () => Promise<unknown>;
};

type List = Pick<NotificationPage, 'items' | 'nextCursor'>;

export type NotificationsState = Pick<NotificationPage, 'silenced' | 'isMailed' | 'unread'> & {
  status: 'idle' | 'loading' | 'failed' | 'ready';
  memberId: string | null;
  /** The filters that are in use, and the pages of each that have been read, the latest first, with the `removed` ones. */
  filters: readonly Filter[];
  lists: Readonly<Partial<Record<Filter, List>>>;
  /** Ids of removed notifications; the removal can be undone for a while. */
  removed: readonly string[];
  /** Changes that the server has not confirmed. */
  wishes: readonly Pending<Wish>[];
};

const nothing: NotificationsState = {
  status: 'idle',
  memberId: null,
  filters: ['all'],
  lists: {},
  removed: [],
  unread: 0,
  silenced: { kinds: [], people: [] },
  isMailed: true,
  wishes: [],
};

const isVisible = (one: Notification, { removed, silenced }: NotificationsState): boolean =>
  !removed.includes(one.id) && isEnabled(one, silenced);

/** The visible notifications of a list: neither removed nor silenced. */
export const visibleNotifications = (state: NotificationsState, filter: Filter = 'all'): Notification[] =>
  (state.lists[filter]?.items ?? []).filter((one) => isVisible(one, state));

/** Those that are known to be unread, each once. */
function visibleUnread(state: NotificationsState): Notification[] {
  const known = Object.values(state.lists).flatMap(({ items }) => items.map((one) => [one.id, one] as const));
  return [...new Map(known).values()].filter((one) => !one.isRead && isVisible(one, state));
}

const known = createStore(() => nothing);
let stopListening: (() => void) | undefined;

/** Each change shows at once, before the server has confirmed it, and is undone if the server refuses it. */
const { shown, wish } = wishesOver<Wish, NotificationsState>(known, {
  apply(state, { apply }) {
    const next = { ...state, ...apply(state) };
    // The server has counted; here only the difference is known.
    return {
      ...next,
      unread: Math.max(0, next.unread + visibleUnread(next).length - visibleUnread(state).length),
    };
  },
  thingOf: () => 'notifications',
  // Wishes may be about different notifications, so none replaces another.
  isReplacedBy: () => false,
  send: async (_memberId, { send }) => void (await send()),
  onRefused: (thrown) => toastFailure('Ce changement n’a pas pu être enregistré.', thrown),
});

const withMarks =
  (ids: readonly string[], marks: Partial<Notification>): Wish['apply'] =>
  ({ lists }) => ({
    lists: Object.fromEntries(
      Object.entries(lists).map(([filter, list]) => [
        filter,
        { ...list, items: list.items.map((one) => (ids.includes(one.id) ? { ...one, ...marks } : one)) },
      ]),
    ),
  });

function mark(ids: readonly string[], isRead: boolean): void {
  wish({ apply: withMarks(ids, { isRead }), send: () => markNotifications(ids, isRead) });
}

/** Reads pages of a list until it has `count` notifications. */
async function readList(filter: Filter, count: number): Promise<NotificationPage> {
  const items: Notification[] = [];
  let page: NotificationPage;
  let cursor: string | null = null;
  do {
    page = await getNotifications({ filter: filter === 'all' ? null : filter, cursor });
    items.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor !== null && items.length < count);
  return { ...page, items };
}

/** Reads the lists in use again, one of them with a further page. */
async function refresh(memberId: string, longer?: Filter): Promise<void> {
  const read: Filter[] = [];
  // A screen may add a list meanwhile.
  const next = () => known.getState().filters.find((one) => !read.includes(one));
  for (let filter = next(); filter !== undefined; filter = next()) {
    read.push(filter);
    const length = known.getState().lists[filter]?.items.length ?? 0;
    const { items, nextCursor, ...rest } = await readList(filter, filter === longer ? length + 1 : length);
    if (known.getState().memberId !== memberId) return;
    if (known.getState().filters.includes(filter))
      known.setState((state) => ({ ...rest, lists: { ...state.lists, [filter]: { items, nextCursor } } }));
  }
  known.setState({ removed: [], status: 'ready' });
}

/** Reads lists that are not known yet; the screen offers to retry, whatever the cause of a failure. */
async function readFirst(memberId: string): Promise<boolean> {
  try {
    await refresh(memberId);
    return true;
  } catch {
    if (known.getState().memberId === memberId) known.setState({ status: 'failed' });
    return false;
  }
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
  known.setState(({ filters }) => ({ ...nothing, filters }));
}

onSessionRemoved(forget);

/** Closes what the browser shows of notifications that have been read or removed, also elsewhere. */
async function closeRead({ lists, removed }: NotificationsState): Promise<void> {
  const { closePushed } = await import('@az/shared/push');
  const known = Object.values(lists).flatMap(({ items }) => items);
  await closePushed((id) => removed.includes(id) || known.some((one) => one.id === id && one.isRead));
}

shown.subscribe((state) => {
  if (state.status !== 'ready') return;
  setUnreadCount('notifications', state.unread);
  if (readDevicePreference('pushNotices')) void closeRead(state).catch(() => undefined);
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
  /**
   * Marks all notifications, or those of a kind, as read, except those that the member does not know yet. Returns those
   * that were unread.
   */
  markAllRead(kind?: NotificationKind): string[] {
    const state = shown.getState();
    const [latest] = state.lists.all?.items ?? [];
    const ids = visibleUnread(state).flatMap((one) =>
      kind === undefined || one.kind === kind ? one.id : [],
    );
    const markRead = withMarks(ids, { isRead: true });
    if (latest && state.unread > 0)
      wish({
        // All of them: those of further pages, too.
        apply: (before) => ({
          ...markRead(before),
          ...(kind === undefined && { unread: visibleUnread(before).length }),
        }),
        send: () => markReadUpTo(latest.time, kind),
      });
    return ids;
  },
  /** Loads the next page of a list. */
  async loadMore(filter: Filter): Promise<void> {
    const { memberId } = known.getState();
    try {
      if (memberId !== null) await refresh(memberId, filter);
    } catch (thrown) {
      toastFailure('La suite n’a pas pu être chargée.', thrown);
    }
  },
  /** Reads the list of a filter, and keeps it up to date until the returned function is called. */
  use(filter: Filter): () => void {
    if (filter === 'all') return () => undefined;
    known.setState(({ filters }) => ({ filters: [...filters, filter] }));
    const { memberId, status } = known.getState();
    if (memberId !== null && status === 'ready') void readFirst(memberId);
    return () =>
      known.setState(({ filters, lists: { [filter]: _, ...lists } }) => ({
        filters: filters.filter((one) => one !== filter),
        lists,
      }));
  },
  /** Loads the member's notifications once; again only after a failure or for another member. */
  async load(memberId: string): Promise<void> {
    const { memberId: loadedFor, status } = known.getState();
    if (loadedFor === memberId && status !== 'failed') return;
    forget();
    known.setState({ status: 'loading', memberId });
    if (!(await readFirst(memberId))) return;
    if (readDevicePreference('pushNotices'))
      void import('@az/shared/push').then(({ keepPushed }) => keepPushed(memberId)).catch(() => undefined);
    // Without its code, changes elsewhere show after the next load.
    await listen(memberId).catch(() => undefined);
  },
  forget,
};
