import { sql } from 'kysely';
import type { ApiDb } from '../schema/api-schema.ts';
import { deleteBatch } from '../schema/delete-batch.ts';
import { hashToken, makeToken } from '../security/session-token.ts';

const day = 24 * 60 * 60 * 1000;

/** How long a browser stays known after its last sign-in. */
export const deviceLifeMs = 180 * day;

/** Maximum of known browsers of a member; the least recently used one is removed. */
const maxDevices = 20;

export type Device = { memberId: number; tokenHash: Uint8Array };

/** Known browsers sign nobody in: they only have a limit of their own for wrong passwords. */
export class DeviceRepository {
  constructor(
    readonly db: ApiDb,
    readonly now: () => Date,
  ) {}

  async find(token: string): Promise<Device | null> {
    const tokenHash = hashToken(token);
    const found = await this.db
      .selectFrom('member_devices')
      .select('member_id')
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', this.now())
      .executeTakeFirst();
    return found ? { memberId: found.member_id, tokenHash } : null;
  }

  /** Marks a browser as known, or keeps it known for longer. Returns its new token; the former token becomes invalid. */
  async remember(memberId: number, former: Device | null): Promise<string> {
    const token = makeToken();
    const now = this.now();
    const times = { last_used_at: now, expires_at: new Date(now.getTime() + deviceLifeMs) };
    const replaced =
      former?.memberId === memberId
        ? await this.db
            .updateTable('member_devices')
            .set({ token_hash: hashToken(token), ...times })
            .where('token_hash', '=', former.tokenHash)
            .executeTakeFirst()
        : null;
    if (!replaced?.numUpdatedRows)
      await this.db
        .insertInto('member_devices')
        .values({ token_hash: hashToken(token), member_id: memberId, created_at: now, ...times })
        .execute();
    await this.#forgetOldest(memberId);
    return token;
  }

  async deleteAll(memberId: number): Promise<void> {
    await this.db.deleteFrom('member_devices').where('member_id', '=', memberId).execute();
  }

  async clearOld(): Promise<number> {
    return await deleteBatch(this.db, 'member_devices', sql`expires_at <= ${this.now()}`);
  }

  async #forgetOldest(memberId: number): Promise<void> {
    const kept = this.db
      .selectFrom('member_devices')
      .select('token_hash')
      .where('member_id', '=', memberId)
      .orderBy('last_used_at', 'desc')
      .limit(maxDevices);
    await this.db
      .deleteFrom('member_devices')
      .where('member_id', '=', memberId)
      .where('token_hash', 'not in', kept)
      .execute();
  }
}
