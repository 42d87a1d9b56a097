/** What a notification tells of; a member can switch each of them off. */
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

/** Something that happened and concerns the member (specification, section 3). */
export type Notification = {
  id: string;
  kind: NotificationKind;
  /** Who did it, or what it is about. */
  title: string;
  description: string;
  /** URL of a picture; null means `textAvatar`, or the initials of the title. */
  avatar: string | null;
  textAvatar: string | null;
  /** ISO 8601, UTC. */
  time: string;
  isRead: boolean;
  /** Someone asks to be connected; `isAccepted` is the member's answer. */
  isFriendRequest: boolean;
  isAccepted: boolean;
  /** Who did it; null when it was no contact. */
  personId: string | null;
  /** Address of what it is about. */
  to: string;
};

/** What the member wants to hear nothing of. */
export type Silenced = { kinds: readonly NotificationKind[]; people: readonly string[] };

/** How else the member wants to hear of what happens. */
export type Channels = { push: boolean; email: boolean };

export const filters = ['all', 'unread', 'requests'] as const;

export type Filter = (typeof filters)[number];

/** The filter an address names; what it does not know shows everything. */
export const filterOf = (value: string | null): Filter => filters.find((filter) => filter === value) ?? 'all';

/** Whether the member hears of it. */
export const isHeard = ({ kind, personId }: Notification, { kinds, people }: Silenced): boolean =>
  !kinds.includes(kind) && (personId === null || !people.includes(personId));

/** Whether a filter lets it through; a request that was accepted is none any more. */
export function passes(filter: Filter, { isRead, isFriendRequest, isAccepted }: Notification): boolean {
  if (filter === 'unread') return !isRead;
  return filter === 'all' || (isFriendRequest && !isAccepted);
}
