/** What members are notified of. They can silence each kind. */
export const notificationKinds = [
  'requests',
  'reactions',
  'comments',
  'birthdays',
  'events',
  'groups',
  'announcements',
] as const;

export type NotificationKind = (typeof notificationKinds)[number];
