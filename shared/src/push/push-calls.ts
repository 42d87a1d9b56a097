import { callAndParse } from '../api/call-and-parse.ts';
import type { PushSubscriptionWire } from '../contracts/index.ts';
import { parsePushKey } from '../contracts/push.ts';
import { asRecord } from '../contracts/read.ts';

const subscriptionPath = '/push/subscription';

const isDone = (raw: unknown) => asRecord(raw)?.success === true;

/** The server's key for `applicationServerKey`. All calls here need the extension `push`. */
export const getPushKey = (): Promise<string> => callAndParse('/push/key', parsePushKey);

/** Lets the server push notifications to this browser until the session ends. */
export const storePushSubscription = (subscription: PushSubscriptionWire): Promise<true> =>
  callAndParse(subscriptionPath, isDone, { method: 'PUT', json: subscription });

export const removePushSubscription = (): Promise<true> =>
  callAndParse(subscriptionPath, isDone, { method: 'DELETE' });
