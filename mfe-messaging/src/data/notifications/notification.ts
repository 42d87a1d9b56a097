/** Kinds of notifications; a member can silence each of them. */
export const notificationKinds = {
  requests: 'Demandes de mise en relation',
  reactions: 'Réactions',
  comments: 'Commentaires et réponses',
  birthdays: 'Anniversaires',
  events: 'Événements',
  groups: 'Groupes',
  announcements: 'Annonces',
} as const;

export type NotificationKind = keyof typeof notificationKinds;

/** A notification (specification, section 3). */
export type Notification = {
  id: string;
  kind: NotificationKind;
  title: string;
  description: string;
  /** URL of a picture. If null, `textAvatar` is shown; if that is null too, the initials of the title. */
  avatar: string | null;
  textAvatar: string | null;
  time: string;
  isRead: boolean;
  /** Whether it is a connection request. `isAccepted`: the member has accepted it. */
  isFriendRequest: boolean;
  isAccepted: boolean;
  personId: string | null;
  to: string;
};

export type Silenced = { kinds: readonly NotificationKind[]; people: readonly string[] };

export type Channels = { email: boolean };

const filters = ['all', 'unread', 'requests'] as const;

export type Filter = (typeof filters)[number];

/** The filter that the URL names; `all` if the name is unknown. */
export const filterOf = (value: string | null): Filter => filters.find((filter) => filter === value) ?? 'all';

export const isEnabled = ({ kind, personId }: Notification, { kinds, people }: Silenced): boolean =>
  !kinds.includes(kind) && (personId === null || !people.includes(personId));

/** Whether a notification matches a filter. An accepted request no longer matches `requests`. */
export function passes(filter: Filter, { isRead, isFriendRequest, isAccepted }: Notification): boolean {
  if (filter === 'unread') return !isRead;
  return filter === 'all' || (isFriendRequest && !isAccepted);
}
