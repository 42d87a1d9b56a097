import { sql } from 'kysely';

/** A table of pairs: what `left` has done about `right`. */
export const pairs = (name: string, left: string, right: string) => {
  const [table, one, other] = [sql.table(`api.${name}`), sql.ref(left), sql.ref(right)];
  return [
    sql`create table ${table} (
      ${one} integer not null references api.members on delete cascade,
      ${other} integer not null references api.members on delete cascade,
      at timestamptz(3) not null,
      primary key (${one}, ${other}),
      check (${one} <> ${other})
    )`,
    sql`create index on ${table} (${other}, ${one})`,
  ];
};

/** A connection has two rows, one for each of its members (decision records 60 and 86). */
export const relationTables = [
  ...pairs('connections', 'member_id', 'other_id'),
  ...pairs('follows', 'member_id', 'other_id'),
  ...pairs('mutes', 'member_id', 'other_id'),
  ...pairs('dismissals', 'member_id', 'other_id'),
  ...pairs('blocks', 'blocker_id', 'blocked_id'),
  sql`create index connections_by_time on api.connections (member_id, at, other_id)`,
  sql`create table api.connection_requests (
    id integer primary key generated always as identity,
    from_id integer not null references api.members on delete cascade,
    to_id integer not null references api.members on delete cascade,
    note text not null,
    created_at timestamptz(3) not null,
    ended_at timestamptz(3),
    refused boolean not null default false,
    check (from_id <> to_id)
  )`,
  sql`create unique index one_open_request on api.connection_requests (from_id, to_id) where ended_at is null`,
  sql`create index requests_by_sender on api.connection_requests (from_id, created_at)`,
  sql`create index requests_by_receiver on api.connection_requests (to_id, created_at)`,
  sql`create index requests_by_end on api.connection_requests (ended_at) where ended_at is not null`,
];
