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

/** The names of the kinds, in the settings and beside a notification. */
export const notificationKindNames: Readonly<Record<NotificationKind, string>> = {
  requests: 'Demandes de mise en relation',
  reactionsAndComments: 'Réactions et commentaires',
  replies: 'Réponses',
  subscriptions: 'Abonnements',
  birthdays: 'Anniversaires',
  events: 'Événements',
  groups: 'Groupes',
  announcements: 'Annonces',
};
