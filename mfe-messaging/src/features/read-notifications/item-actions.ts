import type { Action } from '@az/shared/social/ActionsMenu';
import type { Notification } from '../../data/notifications/notification.ts';
import { words } from './words.ts';

type Does = {
  markRead: (isRead: boolean) => void;
  remove: () => void;
  silenceKind: () => void;
  silencePerson: () => void;
};

/** The entries of a notification's menu. */
export function itemActions({ isRead, personId, title }: Notification, does: Does): Action[] {
  return [
    { label: isRead ? words.markUnread : words.markRead, onSelect: () => does.markRead(!isRead) },
    { label: words.remove, onSelect: does.remove },
    { label: words.silenceKind, onSelect: does.silenceKind },
    ...(personId === null ? [] : [{ label: words.silencePerson(title), onSelect: does.silencePerson }]),
  ];
}
