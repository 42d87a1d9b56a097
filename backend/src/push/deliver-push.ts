import type { PushMessageWire } from '@az/shared/contracts';
import webPush from 'web-push';
import type { PushRepository, WaitingPush } from '../repositories/push-repository.ts';
import type { SecretRepository } from '../repositories/secret-repository.ts';
import { loadPushKeys } from './push-keys.ts';
import type { PushRequest, SendPush } from './send-push.ts';

/** How long push services keep a message for a browser that is off, in seconds. */
const ttl = 24 * 60 * 60;
/** How long until the next attempt, after each failed one. */
const retryMs = [60_000, 5 * 60_000];

type Parts = {
  push: PushRepository;
  secrets: SecretRepository;
  send: SendPush;
  /** How push services reach the operator: an `https` or `mailto` address. */
  subject: string;
  /** Path of `POST /push/notice` on this origin. */
  noticePath: string;
  now: () => Date;
};

/** Sends what is due. Returns whether there was anything; rejects only if the database does. */
export type DeliverPush = (signal: AbortSignal) => Promise<boolean>;

/** A function that sends waiting messages, if their notifications are still unread and shown. */
export function deliverPush({ push, secrets, send, subject, noticePath, now }: Parts): DeliverPush {
  /** The request, encrypted for the browser; null if the keys of the subscription are none. */
  async function prepare({ endpoint, p256dh, auth, public_id }: WaitingPush): Promise<PushRequest | null> {
    const message: PushMessageWire = { id: public_id, path: noticePath };
    const vapidDetails = { subject, ...(await loadPushKeys(secrets)) };
    try {
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(message),
        { vapidDetails, TTL: ttl, urgency: 'normal', topic: public_id.replaceAll('-', '') },
      );
      return body && { endpoint, body, headers };
    } catch {
      return null;
    }
  }

  async function sendOne(one: WaitingPush, signal: AbortSignal): Promise<void> {
    if (!(await push.isWanted(one))) return push.remove(one);
    const prepared = await prepare(one);
    if (!prepared) return push.removeSubscription(one.subscription_id);
    const status = await send(prepared, signal).catch(() => 0);
    if (status === 404 || status === 410) return push.removeSubscription(one.subscription_id);
    const isTemporary = status === 0 || status === 429 || status >= 500;
    const delay = retryMs[one.attempts - 1];
    if (isTemporary && delay !== undefined)
      return push.postpone(one, { dueAt: new Date(now().getTime() + delay), attempts: one.attempts });
    return push.remove(one);
  }

  return async (signal) => {
    const due = await push.claim();
    await Promise.all(due.map((one) => sendOne(one, signal)));
    return due.length > 0;
  };
}
