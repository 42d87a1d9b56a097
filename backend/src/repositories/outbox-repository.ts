import { normalizeEmail } from '@az/shared/contracts';
import type { MailKind } from '../mail/mail-kinds.ts';
import type { ApiDb } from '../schema/api-schema.ts';
import type { RowNumber } from '../schema/tables.ts';

export type WaitingMail = {
  id: RowNumber;
  kind: string;
  member_id: number | null;
  recipient: string | null;
  created_at: Date;
  /** Number of attempts, including this one. */
  attempts: number;
};

/** Duration of a lease. After that, the mail can be leased again, because the process must have died. */
const leaseMs = 2 * 60 * 1000;

/** Queue of mail, so that calls do not wait for a mail server and no mail is lost when a process ends. */
export class OutboxRepository {
  constructor(
    readonly db: ApiDb,
    readonly now: () => Date,
  ) {}

  async queue(kind: MailKind, memberId: number, recipient: string): Promise<void> {
    const now = this.now();
    await this.db
      .insertInto('outbox_mails')
      .values({ kind, member_id: memberId, recipient, created_at: now, due_at: now })
      .execute();
  }

  /** Runs one statement for any address. The row for an unknown address has no member and is deleted later. */
  async queueReset(email: string): Promise<void> {
    const now = this.now();
    const member = this.db
      .selectFrom('members')
      .where('email', '=', normalizeEmail(email))
      .where('password_hash', 'is not', null);
    await this.db
      .insertInto('outbox_mails')
      .values({
        kind: 'password-reset' satisfies MailKind,
        member_id: member.select('id'),
        recipient: member.select('email'),
        created_at: now,
        due_at: now,
      })
      .execute();
  }

  /** Leases the mail that has been due longest; null if none is due. Two processes never get the same mail. */
  async claim(): Promise<WaitingMail | null> {
    const now = this.now();
    const due = this.db
      .selectFrom('outbox_mails')
      .select('id')
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .limit(1)
      .forUpdate()
      .skipLocked();
    const claimed = await this.db
      .updateTable('outbox_mails')
      .set((row) => ({
        due_at: new Date(now.getTime() + leaseMs),
        attempts: row('attempts', '+', 1),
      }))
      .where('id', '=', due)
      .returning(['id', 'kind', 'member_id', 'recipient', 'created_at', 'attempts'])
      .executeTakeFirst();
    return claimed ?? null;
  }

  async postpone(id: RowNumber, delayMs: number): Promise<void> {
    await this.db
      .updateTable('outbox_mails')
      .set({ due_at: new Date(this.now().getTime() + delayMs) })
      .where('id', '=', id)
      .execute();
  }

  /** Deletes a mail: it is sent, or never will be. */
  async remove(id: RowNumber): Promise<void> {
    await this.db.deleteFrom('outbox_mails').where('id', '=', id).execute();
  }
}
