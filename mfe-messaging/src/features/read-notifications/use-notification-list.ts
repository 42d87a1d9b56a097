import { type Notification, notificationKindNames, type Silenced } from '@az/shared/contracts';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Filter, passes } from '../../data/notifications/notification.ts';
import { notifications, visibleNotifications } from '../../data/notifications/notifications-store.ts';
import { useNotifications } from '../../data/notifications/use-notifications.ts';
import { words } from './words.ts';

/** Moves the focus to a row by its index, or to the heading, when the focused element is removed. */
function useListFocus() {
  const list: RefObject<HTMLUListElement | null> = useRef(null);
  const wanted = useRef<number>(null);

  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const rows = list.current?.querySelectorAll<HTMLElement>('[data-follow]') ?? [];
    const row = rows[Math.min(wanted.current, rows.length - 1)] ?? document.getElementById('titre');
    wanted.current = null;
    row?.focus();
  });

  return {
    list,
    /** Moves the focus after the next render. */
    focusRow(index: number) {
      wanted.current = index;
    },
  };
}

/** Number of notifications at first, and number added at a time. */
const step = 12;

/** The last action on a notification, whose row offers to undo it. */
type Notice = { id: string; text: string; undo: () => void };

/** The notifications of a filter, and actions on them. */
export function useNotificationList(filter: Filter) {
  const state = useNotifications();
  const [shown, setShown] = useState(step);
  const [notice, setNotice] = useState<Notice | null>(null);
  const [explained, setExplained] = useState<Notification | null>(null);
  const { list, focusRow } = useListFocus();
  useEffect(() => notifications.use(filter), [filter]);
  const { items: known = [], nextCursor = null } = state.lists[filter] ?? {};
  const visible = visibleNotifications(state, filter);
  const passing = known.filter(
    (one) => one.id === notice?.id || (visible.includes(one) && passes(filter, one)),
  );
  const items = passing.slice(0, shown);
  const indexOf = (id: string) => items.findIndex((one) => one.id === id);

  /** Runs an action that hides a notification. Its row stays until the notice ends, and offers to undo the action. */
  function takeAway({ id }: Notification, text: string, apply: () => void, undo: () => void) {
    const index = indexOf(id);
    apply();
    setNotice({
      id,
      text,
      undo() {
        undo();
        setNotice(null);
        focusRow(index);
      },
    });
  }

  function silence(one: Notification, text: string, change: (silenced: Silenced) => Partial<Silenced>) {
    const { silenced } = notifications.store.getState();
    takeAway(
      one,
      text,
      () => notifications.silence({ ...silenced, ...change(silenced) }),
      () => notifications.silence(silenced),
    );
  }

  const setKinds = (change: (kinds: Silenced['kinds']) => Silenced['kinds']) => {
    const { silenced } = notifications.store.getState();
    notifications.silence({ ...silenced, kinds: change(silenced.kinds) });
  };

  function explanation(notification: Notification) {
    const { kind } = notification;
    const isOn = !state.silenced.kinds.includes(kind);
    return {
      notification,
      isOn,
      onSwitch: () => setKinds((kinds) => (isOn ? [...kinds, kind] : kinds.filter((one) => one !== kind))),
      onClose() {
        // The row is gone if its kind was switched off, and the focus with it.
        if (!isOn) focusRow(0);
        setExplained(null);
      },
    };
  }

  return {
    status: state.status === 'ready' && !state.lists[filter] ? 'loading' : state.status,
    list,
    items,
    notice,
    hasMore: passing.length > items.length || nextCursor !== null,
    showMore() {
      focusRow(items.length);
      setShown(shown + step);
      if (passing.length < shown + step && nextCursor !== null) void notifications.loadMore(filter);
    },
    endNotice() {
      // If the focus is in the notice, moves it: the focus would be lost when the notice is removed.
      if (list.current?.contains(document.activeElement) && notice) focusRow(indexOf(notice.id));
      setNotice(null);
    },
    follow: ({ id, isRead }: Notification) => !isRead && notifications.mark([id], true),
    markRead({ id }: Notification, isRead: boolean) {
      if (filter === 'unread' && isRead) focusRow(indexOf(id));
      notifications.mark([id], isRead);
    },
    accept(one: Notification) {
      focusRow(indexOf(one.id));
      notifications.accept(one);
    },
    remove(one: Notification) {
      takeAway(
        one,
        one.isFriendRequest && !one.isAccepted ? words.refused(one.title) : words.removed,
        () => notifications.remove(one),
        () => notifications.restore(one),
      );
    },
    explain: setExplained,
    explained: explained && explanation(explained),
    silenceKind: (one: Notification) =>
      silence(one, words.kindSilenced(notificationKindNames[one.kind]), ({ kinds }) => ({
        kinds: [...kinds, one.kind],
      })),
    silencePerson(one: Notification) {
      const { personId: id, title: name } = one;
      if (id === null) return;
      silence(one, words.personSilenced(name), ({ people }) => ({ people: [...people, { id, name }] }));
    },
  };
}
