import type { Channels, Notification, Silenced } from './notification.ts';

/** A change of a notification. Missing properties stay unchanged. */
export type NotificationChange = { isRead?: boolean; isAccepted?: boolean; isRemoved?: boolean };

export type NotificationChoices = { silenced: Silenced; channels: Channels };

/** The source of notifications. Today it is the sample source; a server can replace it. */
export type NotificationSource = {
  /** The member's notifications, the latest first, and their settings. Rejects when they cannot be loaded. */
  load: (memberId: string) => Promise<NotificationChoices & { notifications: Notification[] }>;
  /** Stores a change of some notifications; rejects when that fails. */
  change: (memberId: string, ids: readonly string[], change: NotificationChange) => Promise<void>;
  /** Stores the settings; rejects when that fails. */
  choose: (memberId: string, choices: NotificationChoices) => Promise<void>;
  /** Calls `onChange` after each change in another tab, until the returned function is called. */
  listen: (memberId: string, onChange: () => void) => () => void;
};
