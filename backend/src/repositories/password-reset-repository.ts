import { resetLinkMinutes } from '@az/shared/contracts';
import { sql } from 'kysely';
import type { ApiDb } from '../schema/api-schema.ts';
import { deleteBatch } from '../schema/delete-batch.ts';
import { hashToken, makeToken } from '../security/session-token.ts';

const lifeMs = resetLinkMinutes * 60 * 1000;

/** Maximum of valid links of a member. */
const maxOpen = 3;

/** Tokens of password resets: returned in clear once, stored as hashes. */
export class PasswordResetRepository {
  constructor(
    readonly db: ApiDb,
    readonly now: () => Date,
  ) {}

  /** Whether a member has the maximum of valid links. The maximum keeps others from flooding the member with mail. */
  async isAtLimit(memberId: number): Promise<boolean> {
    const open = await this.db
      .selectFrom('password_resets')
      .select('token_hash')
      .where('member_id', '=', memberId)
      .where('expires_at', '>', this.now())
      .execute();
    return open.length >= maxOpen;
  }

  /** A new token for a member; it can be used once within `resetLinkMinutes`. */
  async issue(memberId: number): Promise<string> {
    const now = this.now();
    const token = makeToken();
    await this.db
      .insertInto('password_resets')
      .values({
        token_hash: hashToken(token),
        member_id: memberId,
        created_at: now,
        expires_at: new Date(now.getTime() + lifeMs),
      })
      .execute();
    return token;
  }

  /** The member of a token that can still be used, or null. */
  async find(token: string): Promise<number | null> {
    const found = await this.db
      .selectFrom('password_resets')
      .select('member_id')
      .where('token_hash', '=', hashToken(token))
      .where('expires_at', '>', this.now())
      .executeTakeFirst();
    return found?.member_id ?? null;
  }

  /** Redeems a token: true for exactly one of several concurrent callers. */
  async redeem(token: string): Promise<boolean> {
    const { numDeletedRows } = await this.db
      .deleteFrom('password_resets')
      .where('token_hash', '=', hashToken(token))
      .where('expires_at', '>', this.now())
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  async voidAll(memberId: number): Promise<void> {
    await this.db.deleteFrom('password_resets').where('member_id', '=', memberId).execute();
  }

  async clearOld(): Promise<number> {
    return await deleteBatch(this.db, 'password_resets', sql`expires_at <= ${this.now()}`);
  }
}
