import { timingSafeEqual } from 'node:crypto';
import {
  isolatedName,
  maxPushSubscriptions,
  type PushNoticeReplyWire,
  type PushNoticeRequestWire,
  type PushSubscriptionWire,
} from '@az/shared/contracts';
import { transact } from '../database/transact.ts';
import { Viewer } from '../permissions/viewer.ts';
import type { ApiDb } from '../schema/api-schema.ts';
import { isUuid } from '../schema/ids.ts';
import { hashToken } from '../security/session-token.ts';
import type { NotificationRepository } from './notification-repository.ts';
import type { SessionRepository } from './session-repository.ts';

/** How long a member must have done nothing before a message. Their input is stored to the minute. */
const quietMs = 2 * 60 * 1000;
/** After that, a message that was claimed can be claimed again, because the process must have died. */
const leaseMs = 2 * 60 * 1000;
const maxClaimed = 50;

type MessageKey = { subscription_id: number; notification_id: number };

/** A message that is due, with its notification and its subscription. `attempts`: including this one. */
export type WaitingPush = MessageKey & {
  attempts: number;
  public_id: string;
  member_id: number;
  session_hash: Uint8Array;
  last_input_at: Date | null;
} & { endpoint: string; p256dh: string; auth: string };

type Parts = { notifications: NotificationRepository; sessions: SessionRepository; now: () => Date };

/** Browsers to which a member's notifications are pushed. Each belongs to a session, and goes with it. */
export class PushRepository {
  constructor(
    readonly db: ApiDb,
    readonly parts: Parts,
  ) {}

  /** Stores the browser of a session. Beyond ten browsers of the member, the oldest are forgotten. */
  async subscribe(memberId: number, token: string, { endpoint, keys }: PushSubscriptionWire): Promise<void> {
    const row = { member_id: memberId, session_hash: hashToken(token), created_at: this.parts.now() };
    await transact(this.db, async (db) => {
      await db
        .deleteFrom('push_subscriptions')
        .where((one) => one.or([one('endpoint', '=', endpoint), one('session_hash', '=', row.session_hash)]))
        .execute();
      await db
        .insertInto('push_subscriptions')
        .values({ ...row, endpoint, ...keys })
        .execute();
      const tooMany = db
        .selectFrom('push_subscriptions')
        .select('id')
        .where('member_id', '=', memberId)
        .orderBy('id', 'desc')
        .offset(maxPushSubscriptions);
      await db.deleteFrom('push_subscriptions').where('id', 'in', tooMany).execute();
    });
  }

  async unsubscribe(token: string): Promise<void> {
    await this.db.deleteFrom('push_subscriptions').where('session_hash', '=', hashToken(token)).execute();
  }

  /** What a browser shows of a notification; null if it does not know the secrets of a subscription. */
  async readNotice({
    endpoint,
    auth,
    id,
  }: PushNoticeRequestWire): Promise<Omit<PushNoticeReplyWire, 'success' | 'title'> | null> {
    const found = await this.db
      .selectFrom('push_subscriptions')
      .select(['member_id', 'session_hash', 'auth'])
      .where('endpoint', '=', endpoint)
      .executeTakeFirst();
    if (!found || !timingSafeEqual(Buffer.from(found.auth), Buffer.from(auth))) return null;
    if (!(await this.#isOpen(found))) return null;
    const { notifications } = this.parts;
    const viewer = Viewer.member(found.member_id);
    const { unread } = await notifications.listAndCount({ viewer, filter: 'unread', after: null, limit: 1 });
    const one = isUuid(id) ? await this.#findUnread(found.member_id, id) : null;
    const notice = one && { body: `${isolatedName(one.from.name)} ${one.text}`, url: one.url };
    return { notice, unread };
  }

  /** Leases messages that are due, and postpones those to members who are there. No two processes get the same one. */
  async claim(): Promise<WaitingPush[]> {
    const now = this.parts.now();
    const due = this.db
      .selectFrom('push_messages')
      .select(['subscription_id', 'notification_id'])
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .limit(maxClaimed)
      .forUpdate()
      .skipLocked();
    const claimed = await this.db
      .with('due', () => due)
      .updateTable('push_messages as message')
      .from('due')
      .innerJoin('push_subscriptions as browser', 'browser.id', 'due.subscription_id')
      .innerJoin('notifications as one', 'one.id', 'due.notification_id')
      .innerJoin('members', 'members.id', 'browser.member_id')
      .whereRef('message.subscription_id', '=', 'due.subscription_id')
      .whereRef('message.notification_id', '=', 'due.notification_id')
      .set((row) => ({
        due_at: new Date(now.getTime() + leaseMs),
        attempts: row('message.attempts', '+', 1),
      }))
      .returning(['message.subscription_id', 'message.notification_id', 'message.attempts'])
      .returning(['browser.endpoint', 'browser.p256dh', 'browser.auth', 'browser.session_hash'])
      .returning(['browser.member_id', 'one.public_id', 'members.last_input_at'])
      .execute();
    const quietAt = ({ last_input_at }: WaitingPush) => (last_input_at?.getTime() ?? 0) + quietMs;
    const active = claimed.filter((one) => quietAt(one) > now.getTime());
    for (const one of active)
      await this.postpone(one, { dueAt: new Date(quietAt(one)), attempts: one.attempts - 1 });
    return claimed.filter((one) => !active.includes(one));
  }

  /** Whether the member is still shown the notification, has not read it, and is signed in in this browser. */
  async isWanted(one: WaitingPush): Promise<boolean> {
    return (await this.#isOpen(one)) && (await this.#findUnread(one.member_id, one.public_id)) !== null;
  }

  async postpone(one: MessageKey, { dueAt, attempts }: { dueAt: Date; attempts: number }): Promise<void> {
    await this.db
      .updateTable('push_messages')
      .set({ due_at: dueAt, attempts })
      .where('subscription_id', '=', one.subscription_id)
      .where('notification_id', '=', one.notification_id)
      .execute();
  }

  /** Deletes a message: it is sent, or never will be. */
  async remove(one: MessageKey): Promise<void> {
    await this.db
      .deleteFrom('push_messages')
      .where('subscription_id', '=', one.subscription_id)
      .where('notification_id', '=', one.notification_id)
      .execute();
  }

  /** Forgets a browser, because the push service says that the subscription has ended. */
  async removeSubscription(id: number): Promise<void> {
    await this.db.deleteFrom('push_subscriptions').where('id', '=', id).execute();
  }

  async #isOpen({ session_hash }: { session_hash: Uint8Array }): Promise<boolean> {
    return (await this.parts.sessions.areOpen([session_hash]))(session_hash);
  }

  async #findUnread(memberId: number, id: string) {
    const one = (await this.parts.notifications.findAll([id], Viewer.member(memberId))).get(id);
    return one && !one.read ? one : null;
  }
}
