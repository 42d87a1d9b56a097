import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';

const ofVersion = sql`foreign key (area, version) references deploy.versions`;

/** Published versions, stable ones with history, rollouts, overrides, freeze, rules, tokens, and the audit log. */
const control = [
  sql`create table deploy.versions (
    area text not null,
    version text not null,
    record text not null,
    signature text,
    published_at timestamptz not null default now(),
    served_until timestamptz(3),
    killed_at timestamptz(3),
    recalled_at timestamptz(3),
    removed_at timestamptz(3),
    crawl text check (crawl in ('passed', 'failed')),
    constraint versions_key primary key (area, version)
  )`,
  sql`create table deploy.stable (
    place integer primary key,
    area text not null,
    version text not null,
    since timestamptz(3) not null,
    retreated boolean not null,
    ${ofVersion}
  )`,
  sql`create table deploy.rollouts (
    id text primary key,
    area text not null,
    version text not null,
    from_version text,
    steps text not null,
    profile text not null default 'usual',
    step integer not null,
    state text not null check (state in ('running', 'paused', 'promoted', 'aborted')),
    started_at timestamptz(3) not null,
    step_at timestamptz(3) not null,
    ended_at timestamptz(3),
    ended_by text,
    ended_why text,
    ${ofVersion}
  )`,
  sql`create unique index rollouts_under_way on deploy.rollouts (area) where ended_at is null`,
  sql`create table deploy.overrides (
    id text primary key,
    area text not null,
    version text not null,
    member text,
    created_at timestamptz(3) not null,
    created_by text not null,
    expires_at timestamptz(3) not null,
    ended_at timestamptz(3),
    ${ofVersion}
  )`,
  sql`create index overrides_by_end on deploy.overrides (expires_at)`,
  sql`create table deploy.control (
    one boolean primary key default true check (one),
    revision integer not null,
    frozen text,
    ticket_key text,
    has_signing_key boolean not null default false,
    rules text not null default '[]'
  )`,
  sql`create table deploy.tokens (
    id text primary key,
    hash text not null unique,
    team text not null,
    rights text not null,
    created_at timestamptz(3) not null,
    expires_at timestamptz(3),
    revoked_at timestamptz(3)
  )`,
  sql`create table deploy.refusals (
    hour timestamptz(3) not null,
    reason text not null,
    who text not null,
    address text not null,
    count integer not null,
    verb text not null,
    area text not null,
    last_at timestamptz(3) not null,
    constraint refusals_key primary key (hour, reason, who, address)
  )`,
  sql`create table deploy.audit (
    place integer primary key,
    at timestamptz(3) not null,
    who text not null,
    verb text not null,
    area text not null,
    result text not null,
    what text not null,
    why text not null,
    previous text not null,
    hash text not null
  )`,
  sql`create index audit_of_area on deploy.audit (area, verb, place)`,
  // Prevents accidental changes only. Manipulation is revealed by the hashes of the lines.
  sql`create function deploy.refuse_change() returns trigger language plpgsql as
    $$ begin raise exception 'The audit log is only ever added to'; end $$`,
  sql`create trigger audit_is_append_only before update or delete or truncate on deploy.audit
    for each statement execute function deploy.refuse_change()`,
  sql`create table deploy.alert_cursor (place integer not null, leased_until timestamptz(3) not null)`,
];

/** Reports of shells: sessions of rollouts with what pages measured, failures, counts by minute, and open tabs. */
const reports = [
  sql`create table deploy.sessions (
    session text primary key,
    rollout text not null,
    area text not null,
    version text not null,
    cohort text not null check (cohort in ('canary', 'stable')),
    basis_points integer not null,
    person text not null,
    browser text not null,
    anonymous boolean not null,
    address text not null,
    started_at timestamptz(3) not null,
    seen_at timestamptz(3) not null,
    outcome text,
    outcome_at timestamptz(3),
    unattributed_at timestamptz(3),
    left_at timestamptz(3),
    waiting_at timestamptz(3),
    content_at timestamptz(3),
    error_at timestamptz(3),
    little_content_at timestamptz(3),
    no_heading_at timestamptz(3),
    no_rows_at timestamptz(3),
    no_actions_at timestamptz(3),
    counted boolean not null,
    failed_calls integer,
    slowest_call_ms integer,
    long_tasks_ms integer,
    layout_shift double precision,
    settled_failed_calls integer,
    settled_slowest_call_ms integer,
    settled_long_tasks_ms integer,
    settled_layout_shift double precision
  )`,
  sql`create index sessions_of_rollout on deploy.sessions (rollout, started_at)`,
  sql`create index sessions_of_address on deploy.sessions (rollout, address, started_at)`,
  sql`create index sessions_waiting on deploy.sessions (browser) where outcome is null`,
  sql`create index sessions_failed on deploy.sessions (rollout) where outcome like 'fail-%'`,
  sql`create index sessions_unattributed on deploy.sessions (rollout) where unattributed_at is not null`,
  sql`create table deploy.failures (
    id text primary key,
    at timestamptz(3) not null,
    area text not null,
    version text not null,
    cohort text not null,
    kind text not null,
    stage text not null,
    route text not null,
    cause text not null,
    hidden boolean not null,
    verified boolean not null default false,
    stack text
  )`,
  sql`create index failures_of_area on deploy.failures (area, at)`,
  sql`create table deploy.minutes (
    at timestamptz(3) not null,
    area text not null,
    version text not null,
    cohort text not null,
    loads integer not null,
    failures integer not null,
    times text not null,
    verified boolean not null default false
  )`,
  sql`create index minutes_of_area on deploy.minutes (area, at)`,
  sql`create index minutes_at on deploy.minutes (at)`,
  sql`create table deploy.tabs (
    tab text primary key,
    address text not null,
    runs text[] not null,
    knows text[] not null,
    closed boolean not null,
    at timestamptz(3) not null
  )`,
  sql`create index tabs_of_address on deploy.tabs (address)`,
];

/** The first migration: all tables, the first revision, and the key of the tickets. */
export async function createTables(db: Kysely<unknown>): Promise<void> {
  const key = randomBytes(32).toString('hex');
  for (const statement of [
    ...control,
    ...reports,
    sql`insert into deploy.control (revision, ticket_key) values (1, ${key})`,
    sql`insert into deploy.alert_cursor (place, leased_until) values (0, to_timestamp(0))`,
  ])
    await statement.execute(db);
}
