import { type ConversationWire, type MessageWire, parsePreferences } from '@az/shared/contracts';
import { sql } from 'kysely';
import { atOneMoment } from '../database/transact.ts';
import { verdictOf } from '../permissions/may.ts';
import { relationSql, visible } from '../permissions/predicates.ts';
import { writeAct } from '../permissions/rules.ts';
import type { Viewer } from '../permissions/viewer.ts';
import type { ApiDb } from '../schema/api-schema.ts';
import { findAuthors } from './authors.ts';
import { isNamed } from './conversation-search.ts';
import { type FeedPosition, isAfter, toPage } from './feed-position.ts';

type ConversationSlice = { items: ConversationWire[]; next: FeedPosition | null };

/** A page of the conversations of a member. */
type ConversationsRequest = { viewer: Viewer; search: string; after: FeedPosition | null; limit: number };

/** Which messages: the newest below `before`, the oldest above `after`, or without both the newest ones. */
export type MessageRange = { before?: number | undefined; after?: number | undefined; limit: number };

/** The subject of an event about a message: the conversation's id and the message's number. */
export const messageSubject = (conversation: string, seq: number): string => `${conversation}:${seq}`;

/** A query for the conversations that a member sees, each with the other member. Callers add conditions to it. */
export function selectConversations(db: ApiDb, viewer: Viewer) {
  const self = viewer.memberId ?? 0;
  return db
    .selectFrom('conversation_members as mine')
    .innerJoin('conversations as one', 'one.id', 'mine.conversation_id')
    .leftJoin('conversation_members as theirs', (join) =>
      join.onRef('theirs.conversation_id', '=', 'one.id').on('theirs.member_id', '!=', self),
    )
    .where('mine.member_id', '=', self)
    .where((row) => visible(db, viewer, 'see-conversation', row.ref('theirs.member_id')));
}

const readUpTo = sql`greatest(mine.read_seq, mine.emptied_seq)`;
/**
 * The number of messages of the other member that a member has neither read nor removed. Rows are counted only where the
 * member has written, too.
 */
const unread = sql<number>`case when mine.has_written then (
  select count(*)::integer from api.messages later
  where later.conversation_id = one.id and later.seq > ${readUpTo} and later.author_id is distinct from mine.member_id
) else one.last_seq - ${readUpTo} end`;

const selectRows = (db: ApiDb, viewer: Viewer) =>
  selectConversations(db, viewer)
    .leftJoin('member_preferences as chosen', 'chosen.member_id', 'theirs.member_id')
    .leftJoin('messages as last', (join) =>
      join
        .onRef('last.conversation_id', '=', 'one.id')
        .onRef('last.seq', '=', 'one.last_seq')
        .onRef('last.seq', '>', 'mine.emptied_seq'),
    )
    .selectAll('mine')
    .select(unread.as('unread'))
    .select(['one.id', 'one.public_id', 'one.last_seq', 'one.last_at', 'chosen.preferences'])
    .select([
      'theirs.member_id as other_id',
      'theirs.shown_seq as other_shown',
      'theirs.reads_not_shown as other_not_shown',
      'theirs.has_written as has_heard',
    ])
    .select(['last.seq', 'last.author_id', 'last.text', 'last.client_id', 'last.sent_at'])
    .select((row) => relationSql(db, viewer.memberId ?? 0, row.ref('theirs.member_id')).as('relation'));

type ConversationRow = Awaited<ReturnType<ReturnType<typeof selectRows>['execute']>>[number];

type MessageRow = { seq: number; author_id: number | null; text: string; client_id: string; sent_at: Date };

export const toMessage = ({ seq, author_id, text, client_id, sent_at }: MessageRow): MessageWire => ({
  seq,
  author: author_id === null ? null : String(author_id),
  text,
  client_id,
  sent_at: sent_at.toISOString(),
});

function lastOf({ seq, author_id, text, client_id, sent_at }: ConversationRow): MessageWire | null {
  if (seq === null || text === null || client_id === null || sent_at === null) return null;
  return toMessage({ seq, author_id, text, client_id, sent_at });
}

/** Conversations and their messages, as the viewer sees them. */
export class ConversationRepository {
  constructor(
    readonly db: ApiDb,
    readonly pictureUrl: (id: string) => string,
  ) {}

  /**
   * A page of the list, and the number of all unread messages at the same moment. Pages add later messages to this number,
   * so one that counted a message which the list does not have yet would stay too high.
   */
  listAndCount(request: ConversationsRequest): Promise<ConversationSlice & { unread: number }> {
    return atOneMoment(this.db, async (moment) => {
      const then = new ConversationRepository(moment, this.pictureUrl);
      return { ...(await then.#list(request)), unread: await then.#countUnread(request.viewer) };
    });
  }

  /**
   * Up to `limit` conversations after a position, the latest first, except those without messages for the viewer.
   * `search`: see `isNamed`. What is shown of them is read afterwards, because it costs more than the position.
   */
  async #list({ viewer, search, after, limit }: ConversationsRequest): Promise<ConversationSlice> {
    const rows = await selectConversations(this.db, viewer)
      .select(['one.id', 'one.public_id', 'one.last_at'])
      .whereRef('one.last_seq', '>', 'mine.emptied_seq')
      .where((row) => isAfter(after, row.ref('one.last_at'), row.ref('one.id')))
      .where((row) => isNamed(this.db, row.ref('theirs.member_id'), search))
      .orderBy('one.last_at', 'desc')
      .orderBy('one.id', 'desc')
      .limit(limit + 1)
      .execute();
    const ids = rows.slice(0, limit).map(({ public_id }) => public_id);
    const wire = new Map((await this.findAll(ids, viewer)).map((one) => [one.id, one]));
    const { items, next } = toPage(rows, limit, {
      toItem: ({ public_id }) => wire.get(public_id) ?? [],
      positionOf: ({ last_at, id }) => ({ createdAt: last_at, id }),
    });
    return { items: items.flat(), next };
  }

  /** The number of unread messages of all listed conversations, without those that are muted or archived. */
  async #countUnread(viewer: Viewer): Promise<number> {
    const marked = sql`case when mine.marked_unread then 1 else 0 end`;
    const { total } = await selectConversations(this.db, viewer)
      .select(sql<number>`coalesce(sum(greatest(${unread}, ${marked})), 0)::integer`.as('total'))
      .whereRef('one.last_seq', '>', 'mine.emptied_seq')
      .where(sql<boolean>`(one.last_seq > mine.read_seq or mine.marked_unread)`)
      .where(sql<boolean>`not (mine.muted or mine.archived)`)
      .executeTakeFirstOrThrow();
    return total;
  }

  async find(publicId: string, viewer: Viewer): Promise<ConversationWire | null> {
    return (await this.findAll([publicId], viewer))[0] ?? null;
  }

  /** The conversations with these ids. Conversations that the viewer does not see are missing. */
  async findAll(publicIds: readonly string[], viewer: Viewer): Promise<ConversationWire[]> {
    if (publicIds.length === 0) return [];
    const rows = await selectRows(this.db, viewer).where('one.public_id', 'in', publicIds).execute();
    return this.#toWire(rows, viewer);
  }

  /** Messages of a conversation by number, without those that the viewer removed by emptying the conversation. */
  async listMessages(
    publicId: string,
    viewer: Viewer,
    { before, after, limit }: MessageRange,
  ): Promise<MessageWire[]> {
    const isForward = before === undefined && after !== undefined;
    const rows = await this.#selectMessages(viewer)
      .where('one.public_id', '=', publicId)
      .$if(before !== undefined, (query) => query.where('messages.seq', '<', before ?? 0))
      .$if(after !== undefined, (query) => query.where('messages.seq', '>', after ?? 0))
      .orderBy('messages.seq', isForward ? 'asc' : 'desc')
      .limit(limit)
      .execute();
    return (isForward ? rows : rows.reverse()).map(toMessage);
  }

  /** Messages by their subjects (`messageSubject`). Messages that the viewer does not see are missing. */
  async findMessages(subjects: readonly string[], viewer: Viewer): Promise<Map<string, MessageWire>> {
    const wanted = subjects.map((subject) => subject.split(':'));
    if (wanted.length === 0) return new Map();
    const rows = await this.#selectMessages(viewer)
      .where((row) =>
        row.or(
          wanted.map(([id = '', seq]) =>
            row.and([row('one.public_id', '=', id), row('messages.seq', '=', Number(seq))]),
          ),
        ),
      )
      .execute();
    return new Map(rows.map((row) => [messageSubject(row.public_id, row.seq), toMessage(row)]));
  }

  #selectMessages(viewer: Viewer) {
    return selectConversations(this.db, viewer)
      .innerJoin('messages', (join) =>
        join.onRef('messages.conversation_id', '=', 'one.id').onRef('messages.seq', '>', 'mine.emptied_seq'),
      )
      .selectAll('messages')
      .select('one.public_id');
  }

  async #toWire(rows: ConversationRow[], viewer: Viewer): Promise<ConversationWire[]> {
    if (rows.length === 0) return [];
    const others = rows.flatMap(({ other_id }) => other_id ?? []);
    const authors = new Map(
      (await findAuthors(this.db, others, this.pictureUrl)).map((one) => [one.Customers_Numbers, one]),
    );
    const self = await this.db
      .selectFrom('members')
      .select('kind')
      .where('members.id', '=', viewer.memberId)
      .executeTakeFirstOrThrow();
    return rows.map((row) => {
      const { last_seq, read_seq, emptied_seq, marked_unread, relation, other_id } = row;
      const act = writeAct(self.kind, { hasWritten: row.has_written, hasHeard: row.has_heard === true });
      const mayWrite =
        other_id !== null && verdictOf(act, relation, () => parsePreferences(row.preferences)) === 'yes';
      return {
        id: row.public_id,
        member: authors.get(String(other_id)) ?? null,
        last: lastOf(row),
        last_seq,
        read_seq,
        read_by_other_seq: row.other_shown ?? 0,
        reads_not_shown: row.other_not_shown ?? [],
        emptied_seq,
        muted: row.muted,
        archived: row.archived,
        marked_unread,
        unread: row.unread,
        may_write: mayWrite,
        awaits_answer: other_id !== null && act === 'write-again' && relation === 'other',
        rev: row.rev,
      };
    });
  }
}
