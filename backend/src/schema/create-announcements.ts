import { sql } from 'kysely';

/**
 * `uuid_v7`: a UUID version 7 (RFC 9562) of a moment. `name_row`: gives a row that is inserted without a public id
 * (as the seed does) a public id, and its `id` as a second id for clients.
 */
const publicIds = [
  sql`create function api.uuid_v7(at timestamptz) returns uuid language sql volatile as $$
    select encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
      placing substring(int8send((extract(epoch from at) * 1000)::bigint) from 3) from 1 for 6), 52, 1), 53, 1), 'hex')::uuid
  $$`,
  sql`create function api.name_row() returns trigger language plpgsql as $$
  begin
    if new.public_id is null then
      new.public_id := api.uuid_v7(new.created_at);
      new.number := new.id;
    end if;
    return new;
  end $$`,
];

/** No index contains the audience: nearly all announcements are for everybody, and lists of one author have an index. */
const announcements = [
  sql`create table api.announcements (
    id integer primary key generated always as identity,
    public_id uuid not null unique,
    number integer unique,
    author_id integer not null references api.members on delete cascade,
    text text not null,
    audience text not null default 'members' check (audience in ('members', 'connections', 'private')),
    created_at timestamptz(3) not null,
    edited_at timestamptz(3)
  )`,
  sql`create table api.announcement_images (
    id integer primary key generated always as identity,
    announcement_id integer not null references api.announcements on delete cascade,
    picture_id text not null references api.pictures on delete cascade,
    place integer not null,
    alt text not null,
    constraint image_place unique (announcement_id, place)
  )`,
  sql`create table api.announcement_tags (
    announcement_id integer not null references api.announcements on delete cascade,
    tag text not null,
    constraint one_tag primary key (announcement_id, tag)
  )`,
  sql`create table api.announcement_likes (
    announcement_id integer not null references api.announcements on delete cascade,
    member_id integer not null references api.members on delete cascade,
    constraint one_like primary key (announcement_id, member_id)
  )`,
  sql`create table api.announcement_marks (
    announcement_id integer not null references api.announcements on delete cascade,
    member_id integer not null references api.members on delete cascade,
    mark text not null check (mark in ('saved', 'hidden')),
    at timestamptz(3) not null,
    constraint one_mark primary key (member_id, mark, announcement_id)
  )`,
  sql`create index newest_announcements on api.announcements (created_at, id)`,
  sql`create index announcements_of_author on api.announcements (author_id, created_at, id)`,
  sql`create index images_by_picture on api.announcement_images (picture_id)`,
  sql`create index announcements_of_tag on api.announcement_tags (tag, announcement_id)`,
  sql`create index announcement_likes_of_member on api.announcement_likes (member_id)`,
  sql`create index newest_marks on api.announcement_marks (member_id, mark, at, announcement_id)`,
  sql`create index marks_of_announcement on api.announcement_marks (announcement_id)`,
  sql`create trigger name_row before insert on api.announcements for each row execute function api.name_row()`,
];

/** Comments and replies. A removed comment with replies stays without text and author. */
const comments = [
  sql`create table api.announcement_comments (
    id integer primary key generated always as identity,
    public_id uuid not null unique,
    number integer unique,
    announcement_id integer not null references api.announcements on delete cascade,
    author_id integer references api.members on delete cascade,
    root_id integer references api.announcement_comments on delete cascade,
    parent_id integer references api.announcement_comments on delete cascade,
    text text not null,
    created_at timestamptz(3) not null,
    edited_at timestamptz(3),
    removed_at timestamptz(3),
    likes integer not null default 0,
    replies integer not null default 0,
    rev bigint not null default 1
  )`,
  sql`create table api.comment_likes (
    comment_id integer not null references api.announcement_comments on delete cascade,
    member_id integer not null references api.members on delete cascade,
    constraint one_comment_like primary key (comment_id, member_id)
  )`,
  sql`create index comments_of_announcement on api.announcement_comments (announcement_id, created_at, id)`,
  sql`create index comments_of_parent on api.announcement_comments (announcement_id, parent_id, created_at, id)`,
  sql`create index comments_by_root_id on api.announcement_comments (root_id) where root_id is not null`,
  sql`create index comments_by_parent_id on api.announcement_comments (parent_id) where parent_id is not null`,
  sql`create index comments_of_author on api.announcement_comments (author_id, created_at)`,
  sql`create index comment_likes_of_member on api.comment_likes (member_id)`,
  sql`create trigger name_row before insert on api.announcement_comments for each row execute function api.name_row()`,
];

/** The event log: the last number of each member, the events, and the epoch of their numbers (decision record 51). */
const events = [
  sql`create table api.member_heads (
    member_id integer primary key references api.members on delete cascade,
    seq bigint not null
  ) with (fillfactor = 70)`,
  sql`create table api.member_events (
    member_id integer not null references api.members on delete cascade,
    seq bigint not null,
    at timestamptz(3) not null,
    type smallint not null,
    subject text not null,
    constraint one_event primary key (member_id, seq)
  )`,
  sql`create index events_by_time on api.member_events (at)`,
  sql`create table api.live_epoch (
    singleton boolean primary key check (singleton),
    value text not null default replace(gen_random_uuid()::text, '-', '')
  )`,
  sql`insert into api.live_epoch (singleton) values (true)`,
];

export const announcementTables = [...publicIds, ...announcements, ...comments, ...events];
