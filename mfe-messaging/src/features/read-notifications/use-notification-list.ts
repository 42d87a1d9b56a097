import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { visibleNotifications } from '../../data/notifications/create-notifications-store.ts';
import {
  type Filter,
  type Notification,
  notificationKinds,
  passes,
} from '../../data/notifications/notification.ts';
import { notifications } from '../../data/notifications/notifications-store.ts';
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
  const { list, focusRow } = useListFocus();
  const visible = visibleNotifications(state);
  const passing = state.notifications.filter(
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

  function silence(one: Notification, text: string, more: { kinds?: string; people?: string }) {
    const { silenced } = notifications.store.getState();
    const next = {
      kinds: more.kinds ? [...silenced.kinds, one.kind] : silenced.kinds,
      people: more.people ? [...silenced.people, more.people] : silenced.people,
    };
    takeAway(
      one,
      text,
      () => notifications.choose({ silenced: next }),
      () => notifications.choose({ silenced }),
    );
  }

  return {
    status: state.status,
    list,
    items,
    notice,
    hasMore: passing.length > items.length,
    showMore() {
      focusRow(items.length);
      setShown(shown + step);
    },
    endNotice() {
      // If the focus is in the notice, moves it: the focus would be lost when the notice is removed.
      if (list.current?.contains(document.activeElement) && notice) focusRow(indexOf(notice.id));
      setNotice(null);
    },
    follow: ({ id, isRead }: Notification) => !isRead && notifications.change([id], { isRead: true }),
    markRead({ id }: Notification, isRead: boolean) {
      if (filter === 'unread' && isRead) focusRow(indexOf(id));
      notifications.change([id], { isRead });
    },
    accept({ id }: Notification) {
      focusRow(indexOf(id));
      notifications.change([id], { isAccepted: true, isRead: true });
    },
    remove(one: Notification) {
      takeAway(
        one,
        one.isFriendRequest && !one.isAccepted ? words.refused(one.title) : words.removed,
        () => notifications.change([one.id], { isRemoved: true }),
        () => notifications.change([one.id], { isRemoved: false }),
      );
    },
    silenceKind: (one: Notification) =>
      silence(one, words.kindSilenced(notificationKinds[one.kind]), { kinds: one.kind }),
    silencePerson: (one: Notification) =>
      one.personId !== null && silence(one, words.personSilenced(one.title), { people: one.personId }),
  };
}
