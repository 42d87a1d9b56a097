import {
  type Notification,
  type NotificationFilter,
  notificationFilters,
  type Silenced,
} from '@az/shared/contracts';

export type Filter = 'all' | NotificationFilter;

/** The filter that the URL names; `all` if the name is unknown. */
export const filterOf = (value: string | null): Filter =>
  notificationFilters.find((filter) => filter === value) ?? 'all';

export const isEnabled = ({ kind, personId }: Notification, { kinds, people }: Silenced): boolean =>
  !kinds.includes(kind) && !people.some(({ id }) => id === personId);

/** Whether a notification matches a filter. An accepted request no longer matches `requests`. */
export function passes(filter: Filter, { isRead, isFriendRequest, isAccepted }: Notification): boolean {
  if (filter === 'unread') return !isRead;
  return filter === 'all' || (isFriendRequest && !isAccepted);
}
