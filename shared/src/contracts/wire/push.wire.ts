import * as v from 'valibot';
import { maxCountedNotifications } from './limits.ts';

const base64Url = (length: number) => v.pipe(v.string(), v.length(length), v.regex(/^[\w-]+$/));

const endpoint = v.pipe(v.string(), v.maxLength(1000), v.startsWith('https://'));
const auth = base64Url(22);

/** Reply of `GET /push/key` (extension): the key of this server, for `applicationServerKey` of a subscription. */
export const PushKeyReplyWire = v.object({ success: v.literal(true), key: v.string() });

/**
 * Body of `PUT /push/subscription` (extension): the subscription of this browser, as `PushSubscription.toJSON` returns it.
 * It ends with the session. `DELETE` of the same path ends it before. Both have the reply `SuccessReplyWire`.
 */
export const PushSubscriptionWire = v.strictObject({
  endpoint,
  keys: v.strictObject({ p256dh: base64Url(87), auth }),
});

/** What a message of the push service holds, encrypted: the id of a notification, and the path of `POST /push/notice`. */
export const PushMessageWire = v.object({ id: v.string(), path: v.string() });

/** Body of `POST /push/notice` (extension): who asks, by the secrets of the subscription, and the notification's id. */
export const PushNoticeRequestWire = v.strictObject({
  endpoint,
  auth,
  id: v.pipe(v.string(), v.maxLength(64)),
});

/**
 * Reply of `POST /push/notice`: what the browser shows. `notice` is null if the notification has been read or is not shown
 * any more. `unread`: how many are unread, counted up to 100. `url`: the path of the page that it leads to.
 */
export const PushNoticeReplyWire = v.object({
  success: v.literal(true),
  title: v.string(),
  notice: v.nullable(v.object({ body: v.string(), url: v.string() })),
  unread: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maxCountedNotifications)),
});

export type PushKeyReplyWire = v.InferOutput<typeof PushKeyReplyWire>;
export type PushSubscriptionWire = v.InferOutput<typeof PushSubscriptionWire>;
export type PushMessageWire = v.InferOutput<typeof PushMessageWire>;
export type PushNoticeRequestWire = v.InferOutput<typeof PushNoticeRequestWire>;
export type PushNoticeReplyWire = v.InferOutput<typeof PushNoticeReplyWire>;
