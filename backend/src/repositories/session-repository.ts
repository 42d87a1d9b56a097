import type { ApiDb } from '../schema/api-schema.ts';
import { hashToken, makeToken } from '../security/session-token.ts';

const day = 24 * 60 * 60 * 1000;
/** A session ends 30 days after sign-in, or 7 days after its last use. */
const longestMs = 30 * day;
const idleMs = 7 * day;
const touchEveryMs = 5 * 60 * 1000;
/** How many ended sessions one statement clears away. */
const batch = 1000;

/** Sessions of members. Tokens go in and out in clear and are kept as hashes. */
export class SessionRepository {
  constructor(
    readonly db: ApiDb,
    readonly now: () => Date,
  ) {}

  /** Opens a session and returns its token, which cannot be read again later. */
  async open(memberId: number): Promise<string> {
    const token = makeToken();
    const now = this.now();
    await this.db
      .insertInto('sessions')
      .values({
        token_hash: hashToken(token),
        member_id: memberId,
        created_at: now,
        last_seen_at: now,
        expires_at: new Date(now.getTime() + longestMs),
      })
      .execute();
    return token;
  }

  /** The member of an open session, or null. Notes the use, at most every five minutes. */
  async findMember(token: string): Promise<number | null> {
    const now = this.now();
    const tokenHash = hashToken(token);
    const session = await this.db
      .selectFrom('sessions')
      .select(['member_id', 'last_seen_at'])
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', now)
      .where('last_seen_at', '>', this.#idleSince(now))
      .executeTakeFirst();
    if (!session) return null;
    if (session.last_seen_at.getTime() < now.getTime() - touchEveryMs) {
      await this.db
        .updateTable('sessions')
        .set({ last_seen_at: now })
        .where('token_hash', '=', tokenHash)
        .execute();
    }
    return session.member_id;
  }

  /** Ends a session; nothing happens when it is not open. */
  async close(token: string): Promise<void> {
    await this.db.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute();
  }

  /** Clears ended sessions away. Rows that someone else works on are left for later. */
  async clearOld(): Promise<number> {
    const now = this.now();
    const ended = this.db
      .selectFrom('sessions')
      .select('token_hash')
      .where((row) => row.or([row('expires_at', '<=', now), row('last_seen_at', '<=', this.#idleSince(now))]))
      .limit(batch)
      .forUpdate()
      .skipLocked();
    const { numDeletedRows } = await this.db
      .deleteFrom('sessions')
      .where('token_hash', 'in', ended)
      .executeTakeFirst();
    return Number(numDeletedRows);
  }

  /** Ends every session of a member. */
  async closeAll(memberId: number): Promise<void> {
    await this.db.deleteFrom('sessions').where('member_id', '=', memberId).execute();
  }

  #idleSince(now: Date): Date {
    return new Date(now.getTime() - idleMs);
  }
}
