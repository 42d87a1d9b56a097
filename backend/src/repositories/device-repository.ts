import type { ApiDb } from '../schema/api-schema.ts';
import { hashToken, makeToken } from '../security/session-token.ts';

const day = 24 * 60 * 60 * 1000;

/** How long a browser stays known after its last sign-in. */
export const deviceLifeMs = 180 * day;

/** Most browsers of a member that are known at once; the one unused for longest goes. */
const maxDevices = 20;

/** How many rows one statement clears away. */
const batch = 1000;

/** A known browser: whose it is, and the hash of its token. */
export type Device = { memberId: number; tokenHash: Uint8Array };

/** Browsers that members have signed in from. Knowing one signs nobody in: it only has an allowance of its own. */
export class DeviceRepository {
  constructor(
    readonly db: ApiDb,
    readonly now: () => Date,
  ) {}

  /** The browser of a token, or null. */
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

  /** Knows a browser of a member from now on, or for longer. Returns its new token; one it had before is void. */
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

  /** Forgets every browser of a member. */
  async forgetAll(memberId: number): Promise<void> {
    await this.db.deleteFrom('member_devices').where('member_id', '=', memberId).execute();
  }

  /** Clears known browsers away whose time is over. Rows that someone else works on are left for later. */
  async clearOld(): Promise<number> {
    const old = this.db
      .selectFrom('member_devices')
      .select('token_hash')
      .where('expires_at', '<=', this.now())
      .limit(batch)
      .forUpdate()
      .skipLocked();
    const { numDeletedRows } = await this.db
      .deleteFrom('member_devices')
      .where('token_hash', 'in', old)
      .executeTakeFirst();
    return Number(numDeletedRows);
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
