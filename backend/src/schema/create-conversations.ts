import { sql } from 'kysely';

/**
 * Conversations of two members (decision record 93). When an account is closed, its messages stay for the other
 * member, without text and author.
 */
export const conversationTables = [
  sql`create table api.conversations (
    id integer primary key generated always as identity,
    public_id uuid not null unique,
    first_id integer references api.members on delete set null,
    second_id integer references api.members on delete set null,
    last_seq integer not null default 0,
    last_at timestamptz(3) not null,
    check (first_id < second_id),
    constraint one_conversation unique (first_id, second_id)
  )`,
  sql`create index conversations_of_second on api.conversations (second_id)`,
  sql`create table api.conversation_members (
    conversation_id integer not null references api.conversations on delete cascade,
    member_id integer not null references api.members on delete cascade,
    read_seq integer not null default 0,
    emptied_seq integer not null default 0,
    muted boolean not null default false,
    archived boolean not null default false,
    marked_unread boolean not null default false,
    has_written boolean not null default false,
    rev integer not null default 1,
    primary key (conversation_id, member_id)
  )`,
  sql`create index conversations_of_member on api.conversation_members (member_id, conversation_id)`,
  sql`create table api.messages (
    conversation_id integer not null references api.conversations on delete cascade,
    seq integer not null check (seq > 0),
    author_id integer references api.members on delete set null,
    text text not null,
    client_id text not null,
    sent_at timestamptz(3) not null,
    primary key (conversation_id, seq)
  )`,
  sql`create unique index one_message on api.messages (author_id, conversation_id, replace(client_id, '-', ''))`,
  sql`create index first_messages on api.messages (author_id, sent_at) where seq = 1`,
];
