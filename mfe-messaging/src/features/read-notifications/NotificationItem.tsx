import type { Notification } from '@az/shared/contracts';
import { type Action, ActionsMenu } from '@az/shared/social/ActionsMenu';
import { Button } from '@az/shared/ui/Button';
import { NotificationRow } from '../../ui/NotificationRow.tsx';
import type { useNotificationList } from './use-notification-list.ts';
import { words } from './words.ts';

type Does = {
  markRead: (isRead: boolean) => void;
  remove: () => void;
  silenceKind: () => void;
  silencePerson: () => void;
  explain: () => void;
};

function itemActions({ isRead, personId, title }: Notification, does: Does): Action[] {
  return [
    { label: isRead ? words.markUnread : words.markRead, onSelect: () => does.markRead(!isRead) },
    { label: words.remove, onSelect: does.remove },
    { label: words.silenceKind, onSelect: does.silenceKind },
    ...(personId === null ? [] : [{ label: words.silencePerson(title), onSelect: does.silencePerson }]),
    { label: words.explain, onSelect: does.explain },
  ];
}

type Props = { notification: Notification; does: ReturnType<typeof useNotificationList> };

function FriendRequest({ notification, does }: Props) {
  const { title, isAccepted } = notification;
  if (isAccepted) return words.accepted(title);
  return (
    <>
      <Button aria-label={words.acceptOf(title)} onClick={() => does.accept(notification)} size="compact-md">
        {words.accept}
      </Button>
      <Button
        aria-label={words.refuseOf(title)}
        onClick={() => does.remove(notification)}
        size="compact-md"
        variant="default"
      >
        {words.remove}
      </Button>
    </>
  );
}

/** A notification with its menu and, for a request, the answer buttons. */
export function NotificationItem({ notification, does }: Props) {
  const actions = itemActions(notification, {
    markRead: (isRead) => does.markRead(notification, isRead),
    remove: () => does.remove(notification),
    silenceKind: () => does.silenceKind(notification),
    silencePerson: () => does.silencePerson(notification),
    explain: () => does.explain(notification),
  });
  return (
    <NotificationRow
      menu={<ActionsMenu actions={actions} label={words.menu(notification.title)} />}
      notification={notification}
      onFollow={() => does.follow(notification)}
    >
      {notification.isFriendRequest && <FriendRequest does={does} notification={notification} />}
    </NotificationRow>
  );
}
