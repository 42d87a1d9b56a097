import type { Notification, Silenced } from '@az/shared/contracts';

const filters = ['all', 'unread', 'requests'] as const;

export type Filter = (typeof filters)[number];

/** The filter that the URL names; `all` if the name is unknown. */
export const filterOf = (value: string | null): Filter => filters.find((filter) => filter === value) ?? 'all';

export const isEnabled = ({ kind, personId }: Notification, { kinds, people }: Silenced): boolean =>
  !kinds.includes(kind) && !people.some(({ id }) => id === personId);

/** Whether a notification matches a filter. An accepted request no longer matches `requests`. */
export function passes(filter: Filter, { isRead, isFriendRequest, isAccepted }: Notification): boolean {
  if (filter === 'unread') return !isRead;
  return filter === 'all' || (isFriendRequest && !isAccepted);
}
