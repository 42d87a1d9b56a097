import { useState } from 'react';
import { heard } from '../../data/notifications/create-notifications-store.ts';
import {
  type Filter,
  type Notification,
  notificationKinds,
  passes,
} from '../../data/notifications/notification.ts';
import { notifications } from '../../data/notifications/notifications-store.ts';
import { useNotifications } from '../../data/notifications/use-notifications.ts';
import { useListFocus } from './use-list-focus.ts';
import { words } from './words.ts';

/** How many are shown at first, and how many more at a time. */
const step = 12;

/** What was done with a notification, in whose place it can be taken back. */
type Notice = { id: string; text: string; undo: () => void };

/** The notifications a filter lets through, and what can be done with them. */
export function useNotificationList(filter: Filter) {
  const state = useNotifications();
  const [shown, setShown] = useState(step);
  const [notice, setNotice] = useState<Notice | null>(null);
  const { list, focusRow } = useListFocus();
  const told = heard(state);
  const passing = state.notifications.filter(
    (one) => one.id === notice?.id || (told.includes(one) && passes(filter, one)),
  );
  const items = passing.slice(0, shown);
  const placeOf = (id: string) => items.findIndex((one) => one.id === id);

  /** Does something that takes the row away, and offers to take it back in its place. */
  function takeAway({ id }: Notification, text: string, apply: () => void, undo: () => void) {
    const place = placeOf(id);
    apply();
    setNotice({
      id,
      text,
      undo() {
        undo();
        setNotice(null);
        focusRow(place);
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
      // The focus that the notice took must not fall to the page's start.
      if (list.current?.contains(document.activeElement) && notice) focusRow(placeOf(notice.id));
      setNotice(null);
    },
    follow: ({ id, isRead }: Notification) => !isRead && notifications.change([id], { isRead: true }),
    markRead({ id }: Notification, isRead: boolean) {
      if (filter === 'unread' && isRead) focusRow(placeOf(id));
      notifications.change([id], { isRead });
    },
    accept({ id }: Notification) {
      focusRow(placeOf(id));
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
