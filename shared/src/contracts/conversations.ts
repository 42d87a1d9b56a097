import { type Author, readAuthor } from './author.ts';
import { type Page, parsePage } from './lists.ts';
import {
  asRecord,
  firstNumber,
  firstText,
  firstTime,
  parseEach,
  readFlag,
  readList,
  readSuccess,
} from './read.ts';

export type Message = {
  /** Its number in the conversation, from 1 without gaps. */
  seq: number;
  /** Id of the member who wrote it; null, and the text empty, when they have closed their account. */
  author: string | null;
  text: string;
  /** The author's own id of it. */
  clientId: string | null;
  /** ISO 8601, UTC. */
  sentAt: string | null;
};

/** The member's conversation with another one. */
export type Conversation = {
  id: string;
  /** The other one; null when they have closed their account. */
  member: Author | null;
  /** The newest message that is shown. */
  last: Message | null;
  lastSeq: number;
  /** Up to which message the member has read. */
  readSeq: number;
  /** The same of the other one; 0 unless both show when they have read. */
  readByOtherSeq: number;
  /** Messages up to this one are not shown any more. */
  emptiedSeq: number;
  isMuted: boolean;
  isArchived: boolean;
  isMarkedUnread: boolean;
  /** Messages of the other one that are not read; at least 1 if marked as unread. */
  unread: number;
  /** Whether the server would accept a message. */
  mayWrite: boolean;
  /** Grows with every change. */
  rev: number;
};

/** One message; null without a number. */
export function parseMessage(raw: unknown): Message | null {
  const record = asRecord(raw);
  const seq = firstNumber(record, 'seq');
  if (!record || seq === null) return null;
  return {
    seq,
    author: firstText(record, 'author'),
    text: firstText(record, 'text') ?? '',
    clientId: firstText(record, 'client_id'),
    sentAt: firstTime(record, 'sent_at'),
  };
}

/** One conversation; null without an id. */
export function parseConversation(raw: unknown): Conversation | null {
  const record = asRecord(raw);
  const id = firstText(record, 'id');
  if (!record || id === null) return null;
  const numberOf = (name: string) => firstNumber(record, name) ?? 0;
  return {
    id,
    member: asRecord(record.member) && readAuthor({ member: record.member }),
    last: parseMessage(record.last),
    lastSeq: numberOf('last_seq'),
    readSeq: numberOf('read_seq'),
    readByOtherSeq: numberOf('read_by_other_seq'),
    emptiedSeq: numberOf('emptied_seq'),
    isMuted: readFlag(record, 'muted'),
    isArchived: readFlag(record, 'archived'),
    isMarkedUnread: readFlag(record, 'marked_unread'),
    unread: numberOf('unread'),
    mayWrite: readFlag(record, 'may_write'),
    rev: numberOf('rev'),
  };
}

/** Some conversations, the newest message first. */
export type ConversationPage = Page<Conversation>;

/** Some messages, by number. `lastSeq`: the newest of the conversation; those up to `emptiedSeq` are not shown. */
export type MessagePage = { items: Message[]; meta: { lastSeq: number; emptiedSeq: number } };

/** Reply of `GET /conversations` (extension): null unless it has a list. */
export const parseConversationPage = (raw: unknown): ConversationPage | null =>
  parsePage(raw, parseConversation);

/** Reply of the calls about one conversation (extension): null unless it has one. */
export const parseConversationReply = (raw: unknown): Conversation | null =>
  parseConversation(readSuccess(raw)?.conversation);

/** Reply of `GET /conversations/{id}/messages` (extension): null unless it has a list. */
export function parseMessagePage(raw: unknown): MessagePage | null {
  const record = readSuccess(raw);
  const list = readList(record, 'items');
  const meta = asRecord(record?.meta);
  return (
    list && {
      items: parseEach(list, parseMessage),
      meta: {
        lastSeq: firstNumber(meta, 'last_seq') ?? 0,
        emptiedSeq: firstNumber(meta, 'emptied_seq') ?? 0,
      },
    }
  );
}

/** Reply of `POST /conversations/{id}/messages` (extension): null unless it has a message. */
export const parseMessageReply = (raw: unknown): Message | null => parseMessage(readSuccess(raw)?.message);
