import { emailLinkHours, normalizeEmail } from '@az/shared/contracts';
import { sql } from 'kysely';
import type { ApiDb } from '../schema/api-schema.ts';
import { deleteBatch } from '../schema/delete-batch.ts';
import { hashToken, makeToken } from '../security/session-token.ts';

const lifeMs = emailLinkHours * 60 * 60 * 1000;

export type EmailChange = { memberId: number; email: string };

/**
 * Wanted e-mail addresses, at most one for each member; the own one is wanted until it is proven. The token of an address
 * is returned in clear once and stored as a hash. A new token replaces the earlier one.
 */
export class EmailChangeRepository {
  constructor(
    readonly db: ApiDb,
    readonly now: () => Date,
  ) {}

  /** Stores a wanted address for `emailLinkHours`, replacing an earlier one; earlier tokens become invalid. */
  async want({ memberId, email }: EmailChange): Promise<void> {
    const now = this.now();
    const row = {
      email: normalizeEmail(email),
      token_hash: null,
      created_at: now,
      expires_at: new Date(now.getTime() + lifeMs),
    };
    await this.db
      .insertInto('email_changes')
      .values({ member_id: memberId, ...row })
      .onConflict((conflict) => conflict.column('member_id').doUpdateSet(row))
      .execute();
  }

  /** The address that a member wants and may still confirm, or null. */
  async find(memberId: number): Promise<string | null> {
    const found = await this.db
      .selectFrom('email_changes')
      .select('email')
      .where('member_id', '=', memberId)
      .where('expires_at', '>', this.now())
      .executeTakeFirst();
    return found?.email ?? null;
  }

  /** A new token that confirms a wanted address once; null when the member does not want this address any more. */
  async issue({ memberId, email }: EmailChange): Promise<string | null> {
    const token = makeToken();
    const { numUpdatedRows } = await this.db
      .updateTable('email_changes')
      .set({ token_hash: hashToken(token) })
      .where('member_id', '=', memberId)
      .where('email', '=', email)
      .where('expires_at', '>', this.now())
      .executeTakeFirst();
    return numUpdatedRows > 0n ? token : null;
  }

  async findByToken(token: string): Promise<EmailChange | null> {
    const found = await this.db
      .selectFrom('email_changes')
      .select(['member_id', 'email'])
      .where('token_hash', '=', hashToken(token))
      .where('expires_at', '>', this.now())
      .executeTakeFirst();
    return found ? { memberId: found.member_id, email: found.email } : null;
  }

  /** Redeems a token: true for exactly one of several concurrent callers. */
  async redeem(token: string): Promise<boolean> {
    const { numDeletedRows } = await this.db
      .deleteFrom('email_changes')
      .where('token_hash', '=', hashToken(token))
      .where('expires_at', '>', this.now())
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  async withdraw(memberId: number): Promise<void> {
    await this.db.deleteFrom('email_changes').where('member_id', '=', memberId).execute();
  }

  async clearOld(): Promise<number> {
    return await deleteBatch(this.db, 'email_changes', sql`expires_at <= ${this.now()}`);
  }
}
