import type { Channels, Notification, Silenced } from './notification.ts';

/** What changes in a notification; what is not named stays as it is. */
export type NotificationChange = { isRead?: boolean; isAccepted?: boolean; isRemoved?: boolean };

/** What the member decided for all of them. */
export type NotificationChoices = { silenced: Silenced; channels: Channels };

/** Where notifications come from. The sample source stands behind it today; a server can take its place. */
export type NotificationSource = {
  /** The member's notifications, the latest first, and what they decided. Rejects when they cannot be had. */
  load: (memberId: string) => Promise<NotificationChoices & { notifications: Notification[] }>;
  /** Keeps a change of some notifications; rejects when it could not be kept. */
  change: (memberId: string, ids: readonly string[], change: NotificationChange) => Promise<void>;
  /** Keeps what the member decided; rejects when it could not be kept. */
  choose: (memberId: string, choices: NotificationChoices) => Promise<void>;
  /** Hears of what another page has changed, until the returned function is called. */
  listen: (memberId: string, onChange: () => void) => () => void;
};
