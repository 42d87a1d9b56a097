import * as v from 'valibot';
import { maxCountedNotifications, maxNotificationPage, maxRelations } from './limits.ts';
import { notificationFilters, notificationKinds } from './notification-kinds.ts';

const kind = v.picklist(notificationKinds);
const kinds = v.pipe(v.array(kind), v.maxLength(notificationKinds.length));
const id = v.pipe(v.string(), v.maxLength(64));

/**
 * A notification of the member (extension). `from`: the member who caused it, or without an id what it is about, such as a
 * group. `text` follows the name. `url`: the path of the page that it leads to. `accepted`: whether the member has accepted
 * the request to connect; null if it is no request. `why`: a sentence that says why the member gets it.
 */
export const NotificationWire = v.object({
  id: v.string(),
  kind,
  from: v.object({ id: v.nullable(v.string()), name: v.string(), picture_url: v.nullable(v.string()) }),
  text: v.string(),
  why: v.optional(v.string()),
  url: v.string(),
  sent_at: v.string(),
  read: v.boolean(),
  accepted: v.nullable(v.boolean()),
});

/** Query of `GET /notifications` (extension). `filter`: only the unread ones, or only requests without an answer. */
export const NotificationsQueryWire = v.object({
  filter: v.optional(v.picklist(notificationFilters)),
  cursor: v.optional(v.pipe(v.string(), v.maxLength(200))),
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxNotificationPage))),
});

/**
 * Reply of `GET /notifications`: the latest first, without removed ones. `unread`: how many are unread, without silenced
 * ones; counted up to 100, which is shown as 99+. `silenced.kinds`: those that are switched off in
 * `preferences.notifications`. `mail`: whether the member also gets them by mail (`emailFrequency`).
 */
export const NotificationsReplyWire = v.object({
  success: v.literal(true),
  items: v.pipe(v.array(NotificationWire), v.maxLength(maxNotificationPage)),
  meta: v.object({
    next_cursor: v.nullable(v.string()),
    unread: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maxCountedNotifications)),
  }),
  silenced: v.object({ kinds, people: v.array(v.object({ id: v.string(), name: v.string() })) }),
  mail: v.boolean(),
});

/**
 * Body of `PUT /notifications/read` (extension): `ids`, or `up_to` for all that were sent until then, or for those of one `kind`. `DELETE /notifications/{id}` removes one and `PUT` of the same path brings
 * it back; `PUT /notifications/{id}/accepted` accepts a request. All of them have the reply `SuccessReplyWire`.
 */
export const NotificationsReadWire = v.pipe(
  v.strictObject({
    ids: v.optional(v.pipe(v.array(id), v.minLength(1), v.maxLength(maxNotificationPage))),
    up_to: v.optional(
      v.pipe(
        v.string(),
        v.isoTimestamp(),
        v.check((time) => Date.parse(time) >= 0),
      ),
    ),
    kind: v.optional(kind),
    read: v.boolean(),
  }),
  v.check(({ ids, up_to }) => (ids === undefined) !== (up_to === undefined)),
  v.check(({ ids, kind: one }) => ids === undefined || one === undefined),
);

/** Body of `PUT /notifications/choices` (extension): what is left out stays unchanged; `people` are ids of members. */
export const NotificationChoicesWire = v.pipe(
  v.strictObject({
    silenced: v.optional(
      v.strictObject({ kinds, people: v.pipe(v.array(id), v.maxLength(maxRelations.mutes)) }),
    ),
    mail: v.optional(v.boolean()),
  }),
  v.minEntries(1),
);

export type NotificationWire = v.InferOutput<typeof NotificationWire>;
export type NotificationsQueryWire = v.InferOutput<typeof NotificationsQueryWire>;
export type NotificationsReplyWire = v.InferOutput<typeof NotificationsReplyWire>;
export type NotificationsReadWire = v.InferOutput<typeof NotificationsReadWire>;
export type NotificationChoicesWire = v.InferOutput<typeof NotificationChoicesWire>;
