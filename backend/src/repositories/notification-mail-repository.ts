import type { NotificationWire } from '@az/shared/contracts';
import { sql } from 'kysely';
import { notificationMail } from '../mail/mail-kinds.ts';
import { Viewer } from '../permissions/viewer.ts';
import type { ApiDb } from '../schema/api-schema.ts';
import { type EmailFrequency, mailTime } from './mail-time.ts';
import type { NotificationRepository } from './notification-repository.ts';
import { PreferenceRepository } from './preference-repository.ts';

/** How long a member must have done nothing before a mail. */
const quietMs = 10 * 60 * 1000;

/** What one mail tells a member, the latest first; `rows`: the notifications that are mailed with it. */
export type NotificationMail = {
  frequency: EmailFrequency;
  items: NotificationWire[];
  rows: readonly number[];
};

/** Mails with what members are notified of. A notification is in one mail at most until it has been read. */
export class NotificationMailRepository {
  constructor(
    readonly db: ApiDb,
    readonly notifications: NotificationRepository,
    readonly now: () => Date,
  ) {}

  /** Queues a mail for each member with a proven address to whom one is due, unless one waits already. */
  async queueDue(): Promise<void> {
    const now = sql<Date>`${this.now()}::timestamptz`;
    const mails = this.#selectDue()
      .select(['members.id', 'members.email'])
      .select([sql<string>`${notificationMail}::text`.as('kind'), now.as('created_at'), now.as('due_at')])
      .distinct();
    await this.db
      .insertInto('outbox_mails')
      .columns(['member_id', 'recipient', 'kind', 'created_at', 'due_at'])
      .expression(mails)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  /** What is to be mailed to a member now: all that waits and is still unread and shown to them. Null if nothing is. */
  async read(memberId: number): Promise<NotificationMail | null> {
    const now = this.now();
    const due = await this.#selectDue()
      .select('one.id')
      .where('one.recipient_id', '=', memberId)
      .limit(1)
      .execute();
    if (due.length === 0) return null;
    const { emailFrequency: frequency } = (await new PreferenceRepository(this.db).load(memberId))
      .notifications;
    const waiting = await this.db
      .selectFrom('notifications')
      .select(['id', 'public_id', 'cause', 'last_at'])
      .where('recipient_id', '=', memberId)
      .where('mail_at', 'is not', null)
      .execute();
    const rows = waiting.map(({ id }) => id);
    const mailed = waiting.flatMap(({ public_id, cause, last_at }) => {
      const at = mailTime(frequency, cause, last_at);
      return at ? [{ public_id, at: at.getTime() }] : [];
    });
    const firstAt = Math.min(...mailed.map(({ at }) => at));
    if (firstAt > now.getTime()) {
      // The member has changed the frequency.
      await this.settle(rows, mailed.length > 0 ? new Date(firstAt) : null);
      return null;
    }
    const ids = mailed.map(({ public_id }) => public_id);
    const shown = await this.notifications.findAll(ids, Viewer.member(memberId));
    const items = [...shown.values()].filter(({ read }) => !read);
    if (items.length > 0) return { frequency, items, rows };
    await this.settle(rows, null);
    return null;
  }

  /** Records that notifications have been mailed (null), or must wait. */
  async settle(rows: readonly number[], mailAt: Date | null): Promise<void> {
    await this.db
      .updateTable('notifications')
      .set({ mail_at: mailAt })
      .where('id', 'in', [...rows])
      .execute();
  }

  #selectDue() {
    const now = this.now();
    const quietSince = new Date(now.getTime() - quietMs);
    return this.db
      .selectFrom('notifications as one')
      .innerJoin('members', 'members.id', 'one.recipient_id')
      .where('one.mail_at', '<=', now)
      .where('members.email_proven_at', 'is not', null)
      .where((row) =>
        row.or([row('members.last_input_at', 'is', null), row('members.last_input_at', '<=', quietSince)]),
      );
  }
}
