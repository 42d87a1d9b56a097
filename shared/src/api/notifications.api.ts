import {
  type NotificationChoicesWire,
  type NotificationFilter,
  type NotificationKind,
  type NotificationPage,
  parseNotificationPage,
  parseRemovedReply,
} from '../contracts/index.ts';
import { callAndParse, withQuery } from './call-and-parse.ts';
import type { Call } from './client.ts';

const extension = 'notifications';

const change = (path: string, call: Call): Promise<true> =>
  callAndParse(`/notifications${path}`, parseRemovedReply, { extension, ...call });

const pathOf = (id: string, part = ''): string => `/${encodeURIComponent(id)}${part}`;

type Part = { filter?: NotificationFilter | null; cursor?: string | null };

/** A page of the member's notifications, the latest first. All calls here need the extension `notifications`. */
export const getNotifications = ({ filter = null, cursor = null }: Part = {}): Promise<NotificationPage> =>
  callAndParse(withQuery('/notifications', { filter, cursor }), parseNotificationPage, { extension });

/** Marks notifications as read or unread; ids that the server does not know change nothing. */
export const markNotifications = (ids: readonly string[], read: boolean): Promise<true> =>
  change('/read', { method: 'PUT', json: { ids, read } });

/** Marks all notifications, or those of a kind, as read that were sent until a time (ISO 8601); later ones stay unread. */
export const markReadUpTo = (time: string, kind?: NotificationKind): Promise<true> =>
  change('/read', { method: 'PUT', json: { up_to: time, read: true, ...(kind && { kind }) } });

export const removeNotification = (id: string): Promise<true> => change(pathOf(id), { method: 'DELETE' });

/** Brings a removed notification back. */
export const restoreNotification = (id: string): Promise<true> => change(pathOf(id), { method: 'PUT' });

/** Accepts the request to connect that a notification is about, and marks it as read. */
export const acceptRequest = (id: string): Promise<true> =>
  change(pathOf(id, '/accepted'), { method: 'PUT' });

/** Changes what the member is notified of; what is left out stays unchanged. */
export const chooseNotifications = (choices: NotificationChoicesWire): Promise<true> =>
  change('/choices', { method: 'PUT', json: choices });
