import { sql, type Transaction } from 'kysely';
import type { ApiDb } from '../schema/api-schema.ts';
import { deleteBatch } from '../schema/delete-batch.ts';
import type { ApiTables } from '../schema/tables.ts';
import type { LiveCursor } from './cursor.ts';
import { type StoredEvent, type StoredType, storedTypes } from './emission.ts';

export type LoggedEvent = { seq: number; type: StoredType | null; subject: string; at: Date };

/** Events after a number. Null if some of them have been deleted, or if the log has not reached that number. */
type LogPage = { events: LoggedEvent[]; more: boolean } | null;

/** How long events can be read. */
const keptMs = 7 * 24 * 60 * 60 * 1000;

const typeOf = new Map<number, StoredType>(
  Object.entries(storedTypes).map(([type, number]) => [number, type as StoredType]),
);

function eventsByMember(events: readonly StoredEvent[]): Map<number, StoredEvent[]> {
  const byMember = new Map<number, StoredEvent[]>();
  for (const event of events)
    for (const member of new Set(event.to)) byMember.set(member, [...(byMember.get(member) ?? []), event]);
  return byMember;
}

/**
 * Appends events to members' logs in the caller's transaction. Call it last: it locks the members' heads, in order of
 * their ids, until the transaction ends, so that the numbers follow the order of commits.
 */
export async function appendEvents(
  db: Transaction<ApiTables>,
  events: readonly StoredEvent[],
): Promise<number[]> {
  const byMember = eventsByMember(events);
  const members = [...byMember.keys()].sort((one, other) => one - other);
  if (members.length === 0) return [];
  const heads = await db
    .insertInto('member_heads')
    .values(members.map((member_id) => ({ member_id, seq: byMember.get(member_id)?.length ?? 0 })))
    .onConflict((conflict) =>
      conflict
        .column('member_id')
        .doUpdateSet((row) => ({ seq: sql`${row.ref('member_heads.seq')} + ${row.ref('excluded.seq')}` })),
    )
    .returning(['member_id', 'seq'])
    .execute();
  const rows = heads.flatMap(({ member_id, seq }) => {
    const own = byMember.get(member_id) ?? [];
    const first = Number(seq) - own.length + 1;
    return own.map(({ type, subject }, index) => ({
      member_id,
      seq: first + index,
      // Later than the time of each earlier event, because the lock has waited for the transactions that stored them.
      at: sql<Date>`clock_timestamp()`,
      type: storedTypes[type],
      subject,
    }));
  });
  await db.insertInto('member_events').values(rows).execute();
  return members;
}

/** The logs of members: events by number, for seven days. */
export class EventLog {
  constructor(
    readonly db: ApiDb,
    readonly now: () => Date,
  ) {}

  /** Up to `limit` events of a member after a number; `head` is a number the member's log has reached. */
  async read(
    memberId: number,
    after: number,
    { head, limit }: { head: number; limit: number },
  ): Promise<LogPage> {
    const rows = await this.db
      .selectFrom('member_events')
      .select(['seq', 'type', 'subject', 'at'])
      .where('member_id', '=', memberId)
      .where('seq', '>', after)
      .orderBy('seq')
      .limit(limit + 1)
      .execute();
    const events = rows
      .slice(0, limit)
      .map(({ seq, type, ...rest }) => ({ ...rest, seq: Number(seq), type: typeOf.get(type) ?? null }));
    const last = events.at(-1)?.seq ?? after;
    const isComplete = last === after + events.length && (events.length > 0 || head === after);
    return isComplete ? { events, more: rows.length > limit } : null;
  }

  /** The present end of a member's log. */
  async head(memberId: number): Promise<LiveCursor> {
    const { epoch, seq } = await this.db
      .selectFrom('live_epoch')
      .leftJoin('member_heads', (join) => join.on('member_heads.member_id', '=', memberId))
      .select(['live_epoch.value as epoch', 'member_heads.seq'])
      .executeTakeFirstOrThrow();
    return { epoch, seq: Number(seq ?? 0) };
  }

  /** The number of each member's last event. Members without events are missing. */
  async heads(memberIds: readonly number[]): Promise<Map<number, number>> {
    const rows = await this.db
      .selectFrom('member_heads')
      .select(['member_id', 'seq'])
      .where('member_id', 'in', [...new Set(memberIds)])
      .execute();
    return new Map(rows.map(({ member_id, seq }) => [member_id, Number(seq)]));
  }

  async clearOld(): Promise<number> {
    return await deleteBatch(this.db, 'member_events', sql`at <= ${new Date(this.now().getTime() - keptMs)}`);
  }
}
