import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { InProcessBus } from './live/bus.ts';
import { EventLog } from './live/event-log.ts';
import { AttemptRepository } from './repositories/attempt-repository.ts';
import { DeviceRepository } from './repositories/device-repository.ts';
import { EmailChangeRepository } from './repositories/email-change-repository.ts';
import { NotificationRepository } from './repositories/notification-repository.ts';
import { PasswordResetRepository } from './repositories/password-reset-repository.ts';
import { RelationRepository } from './repositories/relation-repository.ts';
import { SessionRepository } from './repositories/session-repository.ts';
import { WriteRepository } from './repositories/write-repository.ts';
import type { Cleanup } from './scheduled-cleanup.ts';
import { type ApiDb, apiDb } from './schema/api-schema.ts';
import { openApiDatabase, type TestDatabase } from './testing/test-database.ts';

let database: TestDatabase;
let db: ApiDb;

beforeAll(async () => {
  database = await openApiDatabase();
  db = apiDb(database.db);
  await sql`insert into api.members (kind, first_name, last_name, description, phone, address, created_at)
    select 'person', 'M', n::text, '', '', '', now() from generate_series(1, 4) as n`.execute(db);
});
afterAll(() => database.remove());

const now = new Date('2026-05-04T12:00:00.000Z');
const clock = () => now;
const dayMs = 24 * 60 * 60 * 1000;
const later = new Date(now.getTime() + dayMs);

type Kind = {
  table: string;
  /** Rows at least this many days old are deleted. */
  days: number;
  cleanup: () => Cleanup;
  /** Columns and values of a row of member `n` whose time is `t`. */
  columns: RawBuilder<unknown>;
  values: RawBuilder<unknown>;
};

const expiring = {
  columns: sql`(token_hash, member_id, created_at, expires_at)`,
  values: sql`token, n, t, t`,
};

const notifications = {
  table: 'notifications',
  cleanup: () => new NotificationRepository(db, () => '', clock),
  columns: sql`(public_id, recipient_id, cause, started_at, last_at, event_at, read_at)`,
};

const notificationKinds: Kind[] = [
  { ...notifications, days: 180, values: sql`gen_random_uuid(), n, 'follow', t, t, t, null` },
  {
    ...notifications,
    days: 90,
    values: sql`gen_random_uuid(), n, 'follow', ${later}, ${later}, ${later}, t`,
  },
];

const kinds: Kind[] = [
  {
    table: 'attempts',
    days: 1,
    cleanup: () => new AttemptRepository(db, clock),
    columns: sql`(key, at, pending)`,
    values: sql`token, t, false`,
  },
  {
    table: 'member_devices',
    days: 0,
    cleanup: () => new DeviceRepository(db, clock),
    columns: sql`(token_hash, member_id, created_at, last_used_at, expires_at)`,
    values: sql`token, n, t, t, t`,
  },
  {
    table: 'email_changes',
    days: 0,
    cleanup: () => new EmailChangeRepository(db, clock),
    columns: sql`(token_hash, member_id, created_at, expires_at, email)`,
    values: sql`token, n, t, t, ''`,
  },
  { table: 'password_resets', days: 0, cleanup: () => new PasswordResetRepository(db, clock), ...expiring },
  {
    table: 'sessions',
    days: 0,
    cleanup: () => new SessionRepository(db, clock),
    columns: sql`(token_hash, member_id, created_at, last_seen_at, expires_at)`,
    values: sql`token, n, t, ${now}, t`,
  },
  {
    table: 'sessions',
    days: 7,
    cleanup: () => new SessionRepository(db, clock),
    columns: sql`(token_hash, member_id, created_at, last_seen_at, expires_at)`,
    values: sql`token, n, t, t, ${later}`,
  },
  {
    table: 'writes',
    days: 30,
    cleanup: () => new WriteRepository(db, new InProcessBus(), clock),
    columns: sql`(member_id, key, fingerprint, outcome, created_at)`,
    values: sql`n, 'key', '', '1', t`,
  },
  {
    table: 'connection_requests',
    days: 30,
    cleanup: () => new RelationRepository(db, () => '', clock),
    columns: sql`(from_id, to_id, note, created_at, ended_at)`,
    values: sql`n, n - 1, '', t, t`,
  },
  {
    table: 'member_events',
    days: 7,
    cleanup: () => new EventLog(db, clock),
    columns: sql`(member_id, seq, at, type, subject)`,
    values: sql`n, 1, t, 1, ''`,
  },
  ...notificationKinds,
];

test.each(kinds)('old rows of $table are deleted from $days days on', async (kind) => {
  const { table, days, cleanup, columns, values } = kind;
  const rows = sql.table(`api.${table}`);
  const end = new Date(now.getTime() - days * dayMs);
  const youngest = new Date(end.getTime() + 1);
  await sql`insert into ${rows} ${columns}
    select ${values} from (
      select id as n, int4send(id) as token, case when id = 100004 then ${youngest}::timestamptz else ${end} end as t
      from api.members where id > 100001
    ) as row`.execute(db);
  const cleared = [await cleanup().clearOld(), await cleanup().clearOld()];
  const { rows: left } = await sql`select * from ${rows}`.execute(db);
  await sql`delete from ${rows}`.execute(db);
  expect(cleared).toEqual([2, 0]);
  expect(left).toHaveLength(1);
});

test('a thousand rows are deleted at once', async () => {
  await sql`insert into api.attempts (key, at, pending)
    select 'k', ${now}::timestamptz - interval '1 day', false from generate_series(1, 1001)`.execute(db);
  const attempts = new AttemptRepository(db, clock);
  expect([await attempts.clearOld(), await attempts.clearOld(), await attempts.clearOld()]).toEqual([
    1000, 1, 0,
  ]);
});
