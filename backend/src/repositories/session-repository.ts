import { maxOpenSessions, type OpenSessionWire, sessionDays, shortSessionHours } from '@az/shared/contracts';
import { sql } from 'kysely';
import type { LiveCursor } from '../live/cursor.ts';
import type { ApiDb } from '../schema/api-schema.ts';
import { deleteBatch } from '../schema/delete-batch.ts';
import type { ClientDescription } from '../security/client-description.ts';
import { hashToken, makeToken } from '../security/session-token.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
/** How long sessions last, in milliseconds: since the sign-in, and without use. */
const remembered = { max: sessionDays.max * day, idle: sessionDays.idle * day };
const short = { max: shortSessionHours.max * hour, idle: shortSessionHours.idle * hour };
const touchEveryMs = 5 * 60 * 1000;
const inputEveryMs = 60 * 1000;

/** The member of an open session, and a position that their event log has reached. */
type SessionUse = { memberId: number; head: LiveCursor };

/** How a session is opened; `isRemembered`: with `Rester connecté`. */
type OpenedSession = { client: ClientDescription; isRemembered: boolean };

/** Whether a session is open at a time: neither too old nor too long without use. */
function isOpenAt(now: Date) {
  const idleSince = (ms: number) => sql`${new Date(now.getTime() - ms)}::timestamptz`;
  return sql<boolean>`(sessions.expires_at > ${now} and sessions.last_seen_at >
    case when sessions.remembered then ${idleSince(remembered.idle)} else ${idleSince(short.idle)} end)`;
}

/** Sessions of members. Tokens are returned in clear and stored as hashes. */
export class SessionRepository {
  constructor(
    readonly db: ApiDb,
    readonly now: () => Date,
  ) {}

  /** Returns the token, which cannot be read again. Beyond 50 sessions of the member, the least recently used end. */
  async open(memberId: number, opened: OpenedSession): Promise<string> {
    const { client, isRemembered } = opened;
    const token = makeToken();
    const now = this.now();
    await this.db
      .insertInto('sessions')
      .values({
        token_hash: hashToken(token),
        member_id: memberId,
        ...client,
        created_at: now,
        last_seen_at: now,
        expires_at: new Date(now.getTime() + (isRemembered ? remembered : short).max),
        remembered: isRemembered,
      })
      .execute();
    await this.#endLeastUsed(memberId);
    await this.#recordInput(memberId);
    return token;
  }

  async findMember(token: string): Promise<number | null> {
    return (await this.#findOpen(token))?.member_id ?? null;
  }

  /** Which of some sessions are open, by their token's hash. */
  async areOpen(hashes: readonly Uint8Array[]): Promise<(hash: Uint8Array) => boolean> {
    const rows = await this.db
      .selectFrom('sessions')
      .select('token_hash')
      .where('token_hash', 'in', [...hashes])
      .where(isOpenAt(this.now()))
      .execute();
    const open = new Set(rows.map(({ token_hash }) => Buffer.from(token_hash).toString('hex')));
    return (hash) => open.has(Buffer.from(hash).toString('hex'));
  }

  /**
   * The member of the session that makes a request; null if the session is not open. Records the time and the
   * network, at most every five minutes; if `isInput`, also that the member did something, at most every minute.
   */
  async use(token: string, network: string | null, isInput: boolean): Promise<SessionUse | null> {
    const session = await this.#findOpen(token);
    if (!session) return null;
    const now = this.now();
    if (session.last_seen_at.getTime() < now.getTime() - touchEveryMs) {
      await this.db
        .updateTable('sessions')
        .set({ last_seen_at: now, network })
        .where('token_hash', '=', hashToken(token))
        .execute();
    }
    const { member_id: memberId, epoch, seq, last_input_at } = session;
    if (isInput && (last_input_at?.getTime() ?? 0) < now.getTime() - inputEveryMs)
      await this.#recordInput(memberId);
    return { memberId, head: { epoch: epoch ?? '', seq: Number(seq ?? 0) } };
  }

  /** Whether the session of a token was opened with `Rester connecté`. */
  async isRemembered(token: string): Promise<boolean> {
    const row = await this.db
      .selectFrom('sessions')
      .select('remembered')
      .where('token_hash', '=', hashToken(token))
      .executeTakeFirst();
    return row?.remembered ?? false;
  }

  async close(token: string): Promise<void> {
    await this.db.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute();
  }

  async clearOld(): Promise<number> {
    return await deleteBatch(this.db, 'sessions', sql`not (${isOpenAt(this.now())})`);
  }

  /** Open sessions of a member, the most recently used first; `token` is the caller's. */
  async list(memberId: number, token: string): Promise<OpenSessionWire[]> {
    const asking = hashToken(token);
    const rows = await this.db
      .selectFrom('sessions')
      .selectAll()
      .where('member_id', '=', memberId)
      .where(isOpenAt(this.now()))
      .orderBy('last_seen_at', 'desc')
      .orderBy('created_at', 'desc')
      .limit(maxOpenSessions)
      .execute();
    return rows.map(({ id, browser, system, network, created_at, last_seen_at, token_hash }) => ({
      ...{ id, browser, system, network },
      created_at: created_at.toISOString(),
      last_seen_at: last_seen_at.toISOString(),
      is_current: Buffer.compare(token_hash, asking) === 0,
    }));
  }

  /** Ends one session of a member; false when it is not theirs. */
  async closeOne(memberId: number, id: string): Promise<boolean> {
    const { numDeletedRows } = await this.db
      .deleteFrom('sessions')
      .where('member_id', '=', memberId)
      .where('id', '=', id)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  async closeOthers(memberId: number, token: string): Promise<void> {
    await this.db
      .deleteFrom('sessions')
      .where('member_id', '=', memberId)
      .where('token_hash', '!=', hashToken(token))
      .execute();
  }

  async closeAll(memberId: number): Promise<void> {
    await this.db.deleteFrom('sessions').where('member_id', '=', memberId).execute();
  }

  async #recordInput(memberId: number): Promise<void> {
    await this.db
      .updateTable('members')
      .set({ last_input_at: this.now() })
      .where('id', '=', memberId)
      .execute();
  }

  #findOpen(token: string) {
    return this.db
      .selectFrom('sessions')
      .innerJoin('members', 'members.id', 'sessions.member_id')
      .select(['sessions.member_id', 'sessions.last_seen_at', 'members.last_input_at'])
      .select((row) => [
        row
          .selectFrom('member_heads')
          .select('seq')
          .whereRef('member_heads.member_id', '=', 'sessions.member_id')
          .as('seq'),
        row.selectFrom('live_epoch').select('value').as('epoch'),
      ])
      .where('token_hash', '=', hashToken(token))
      .where(isOpenAt(this.now()))
      .executeTakeFirst();
  }

  async #endLeastUsed(memberId: number): Promise<void> {
    const kept = this.db
      .selectFrom('sessions')
      .select('token_hash')
      .where('member_id', '=', memberId)
      .orderBy('last_seen_at', 'desc')
      .orderBy('created_at', 'desc')
      .limit(maxOpenSessions);
    await this.db
      .deleteFrom('sessions')
      .where('member_id', '=', memberId)
      .where('token_hash', 'not in', kept)
      .execute();
  }
}
