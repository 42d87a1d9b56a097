/** What members are notified of: each is a switch of `preferences.notifications`. */
export const notificationKinds = [
  'requests',
  'reactionsAndComments',
  'replies',
  'subscriptions',
  'birthdays',
  'events',
  'groups',
  'announcements',
] as const;

export type NotificationKind = (typeof notificationKinds)[number];

/** Parts of the list of notifications: the unread ones, and requests without an answer. */
export const notificationFilters = ['unread', 'requests'] as const;

export type NotificationFilter = (typeof notificationFilters)[number];

/** The names of the kinds, in the settings and beside a notification. */
export const notificationKindNames: Readonly<Record<NotificationKind, string>> = {
  requests: 'Demandes de mise en relation',
  reactionsAndComments: 'Réactions et commentaires',
  replies: 'Réponses et mentions',
  subscriptions: 'Abonnements',
  birthdays: 'Anniversaires',
  events: 'Événements',
  groups: 'Groupes',
  announcements: 'Annonces',
};
