import { sql } from 'kysely';

/** Pictures, members and companies. A company that a member added has no sign-in. */
const people = [
  sql`create table api.pictures (
    id text primary key,
    bytes bytea not null,
    width integer not null,
    height integer not null,
    is_public boolean not null
  )`,
  sql`create table api.renditions (
    picture_id text not null references api.pictures on delete cascade,
    rendition_id text not null references api.pictures,
    constraint one_rendition primary key (picture_id, rendition_id)
  )`,
  sql`create table api.members (
    id integer primary key generated always as identity (start 100001),
    email text unique,
    password_hash text,
    kind text not null check (kind in ('person', 'company')),
    first_name text not null,
    last_name text not null,
    headline text not null default '',
    description text not null,
    phone text not null,
    address text not null,
    country text,
    province text,
    city text,
    country_code text,
    province_code text,
    city_code text,
    verified boolean not null default false,
    picture_id text references api.pictures,
    thumbnail_id text references api.pictures,
    cover_id text references api.pictures,
    created_at timestamptz(3) not null
  )`,
  sql`create table api.companies (
    member_id integer primary key references api.members on delete cascade,
    sector text not null,
    website text not null,
    neighborhood text not null,
    contact_email text not null,
    added_by integer references api.members on delete set null,
    created_at timestamptz(3) not null
  )`,
  sql`create table api.member_preferences (
    member_id integer primary key references api.members on delete cascade,
    preferences jsonb not null,
    updated_at timestamptz(3) not null
  )`,
  sql`create index renditions_by_file on api.renditions (rendition_id)`,
  sql`create index members_by_picture_id on api.members (picture_id)`,
  sql`create index members_by_thumbnail_id on api.members (thumbnail_id)`,
  sql`create index members_by_cover_id on api.members (cover_id)`,
  sql`create index members_of_kind on api.members (kind)`,
  sql`create index members_of_city on api.members (city_code, id)`,
  sql`create index companies_added_by on api.companies (added_by)`,
];

const jobs = [
  sql`create table api.positions (
    id integer primary key generated always as identity,
    title text not null,
    description_html text not null,
    constraint one_position unique (title)
  )`,
  sql`create table api.jobs (
    id integer primary key generated always as identity,
    member_id integer not null references api.members on delete cascade,
    position_id integer not null references api.positions on delete cascade,
    company_id integer not null references api.members on delete cascade,
    starting_date text not null,
    ending_date text
  )`,
  sql`create table api.job_notes (
    id integer primary key generated always as identity,
    job_id integer not null references api.jobs on delete cascade,
    kind text not null check (kind in ('skill', 'tool', 'task')),
    text text not null
  )`,
  sql`create index jobs_of_member on api.jobs (member_id, starting_date)`,
  sql`create index jobs_of_company on api.jobs (company_id, member_id)`,
  sql`create index notes_of_job on api.job_notes (job_id)`,
];

const signIn = [
  sql`create table api.sessions (
    token_hash bytea primary key,
    id uuid not null default gen_random_uuid(),
    member_id integer not null references api.members on delete cascade,
    browser text,
    system text,
    network text,
    created_at timestamptz(3) not null,
    last_seen_at timestamptz(3) not null,
    expires_at timestamptz(3) not null
  )`,
  sql`create table api.member_devices (
    token_hash bytea primary key,
    member_id integer not null references api.members on delete cascade,
    created_at timestamptz(3) not null,
    last_used_at timestamptz(3) not null,
    expires_at timestamptz(3) not null
  )`,
  sql`create table api.password_resets (
    token_hash bytea primary key,
    member_id integer not null references api.members on delete cascade,
    created_at timestamptz(3) not null,
    expires_at timestamptz(3) not null
  )`,
  sql`create table api.email_changes (
    member_id integer primary key references api.members on delete cascade,
    email text not null,
    token_hash bytea unique,
    created_at timestamptz(3) not null,
    expires_at timestamptz(3) not null
  )`,
  sql`create table api.attempts (
    id bigint primary key generated always as identity,
    key bytea not null,
    at timestamptz(3) not null,
    pending boolean not null
  )`,
  sql`create table api.secrets (name text primary key, value bytea not null)`,
  sql`create index sessions_of_member on api.sessions (member_id)`,
  sql`create index devices_of_member on api.member_devices (member_id)`,
  sql`create index resets_of_member on api.password_resets (member_id)`,
  sql`create index attempts_of_key on api.attempts (key, at)`,
  sql`create index old_attempts on api.attempts (at)`,
];

/** Waiting mail, and outcomes of writes. Whole replies are not stored, because they can be as large as a picture. */
const work = [
  sql`create table api.outbox_mails (
    id bigint primary key generated always as identity,
    member_id integer references api.members on delete cascade,
    kind text not null,
    recipient text,
    created_at timestamptz(3) not null,
    due_at timestamptz(3) not null,
    attempts integer not null default 0
  )`,
  sql`create table api.writes (
    member_id integer not null references api.members on delete cascade,
    key text not null,
    fingerprint text not null,
    outcome jsonb not null constraint small_outcome check (jsonb_typeof(outcome) in ('number', 'boolean', 'null')),
    created_at timestamptz(3) not null,
    constraint one_write primary key (member_id, key)
  )`,
  sql`create index mails_due on api.outbox_mails (due_at)`,
  sql`create index mails_of_member on api.outbox_mails (member_id)`,
  sql`create index writes_of_member on api.writes (member_id, created_at)`,
  sql`create index writes_by_age on api.writes (created_at)`,
];

export const memberTables = [...people, ...jobs, ...signIn, ...work];
