import { type Author, readAuthor } from './author.ts';
import { readImageUrl } from './images.ts';
import { type Page, parsePage } from './lists.ts';
import {
  asRecord,
  firstNumber,
  firstText,
  firstTime,
  parseEach,
  type RawRecord,
  readFlag,
  readList,
  readSuccess,
} from './read.ts';

/** A picture of a message. `url`: for an `img`. */
export type MessagePicture = { url: string; alt: string };

export type Message = {
  /** Its number in the conversation, from 1 without gaps. */
  seq: number;
  /** Id of the member who wrote it. Null if they have closed their account; the text is empty then. */
  author: string | null;
  text: string;
  clientId: string | null;
  /** ISO 8601, UTC. */
  sentAt: string | null;
  picture: MessagePicture | null;
};

/** First and last number of messages that follow each other. */
export type SeqRange = [from: number, to: number];

export type Conversation = {
  id: string;
  /** The other member; null in a group chat, and if they have closed their account. */
  member: Author | null;
  /** Name and other members of a group chat; null for a conversation of two. */
  group: { name: string; members: Author[] } | null;
  /** Null if the server does not say it. */
  presence: 'online' | 'offline' | null;
  hasStory: boolean;
  /** Whether it is in the list also without messages. */
  isListed: boolean;
  last: Message | null;
  lastSeq: number;
  readSeq: number;
  /** The last message that the other member has read while both members showed what they read; 0 if there is none. */
  readByOtherSeq: number;
  /** Earlier messages that were read while one of the two did not show it: first and last number of each range. */
  readsNotShown: SeqRange[];
  /** Messages up to this one are not shown any more. */
  emptiedSeq: number;
  isMuted: boolean;
  isArchived: boolean;
  isMarkedUnread: boolean;
  /** Number of unread messages of the other member. */
  unread: number;
  mayWrite: boolean;
  /** Whether the member may not write because the other one, who is no connection, has not answered yet. */
  awaitsAnswer: boolean;
  /** Grows with every change. */
  rev: number;
};

function parsePicture(raw: unknown): MessagePicture | null {
  const record = asRecord(raw);
  const url = firstText(record, 'url');
  // An `img` runs no scripts of a drawing, which `readImageUrl` refuses.
  const known = url?.startsWith('data:image/') ? url : readImageUrl(url);
  return known ? { url: known, alt: firstText(record, 'alt') ?? '' } : null;
}

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
    picture: parsePicture(record.picture),
  };
}

function parseRange(raw: unknown): SeqRange | null {
  const [from, to] = Array.isArray(raw) ? raw.map(Number) : [];
  return Number.isInteger(from) && Number.isInteger(to) ? [from as number, to as number] : null;
}

/** The ranges in `reads_not_shown`; none from a server that does not have it. */
export const readsNotShownIn = (record: RawRecord | null): SeqRange[] =>
  (readList(record, 'reads_not_shown') ?? []).map(parseRange).filter((range) => range !== null);

function parseGroup(raw: unknown): Conversation['group'] {
  const record = asRecord(raw);
  const name = firstText(record, 'name');
  if (name === null) return null;
  const members = parseEach(readList(record, 'members') ?? [], asRecord);
  return { name, members: members.map((member) => readAuthor({ member })) };
}

const presences = ['online', 'offline'] as const;

export function parseConversation(raw: unknown): Conversation | null {
  const record = asRecord(raw);
  const id = firstText(record, 'id');
  if (!record || id === null) return null;
  const numberOf = (name: string) => firstNumber(record, name) ?? 0;
  return {
    id,
    member: asRecord(record.member) && readAuthor({ member: record.member }),
    group: parseGroup(record.group),
    presence: presences.find((one) => one === record.presence) ?? null,
    hasStory: readFlag(record, 'has_story'),
    isListed: readFlag(record, 'is_listed'),
    last: parseMessage(record.last),
    lastSeq: numberOf('last_seq'),
    readSeq: numberOf('read_seq'),
    readByOtherSeq: numberOf('read_by_other_seq'),
    readsNotShown: readsNotShownIn(record),
    emptiedSeq: numberOf('emptied_seq'),
    isMuted: readFlag(record, 'muted'),
    isArchived: readFlag(record, 'archived'),
    isMarkedUnread: readFlag(record, 'marked_unread'),
    unread: numberOf('unread'),
    mayWrite: readFlag(record, 'may_write'),
    awaitsAnswer: readFlag(record, 'awaits_answer'),
    rev: numberOf('rev'),
  };
}

/** `unread`: the number of unread messages of all conversations, without muted and archived ones; null if not known. */
export type ConversationPage = {
  items: Conversation[];
  meta: Page<Conversation>['meta'] & { unread: number | null };
};

/** Messages in the order of their numbers. `lastSeq`: the conversation's newest. Up to `emptiedSeq` they are not shown. */
export type MessagePage = { items: Message[]; meta: { lastSeq: number; emptiedSeq: number } };

export function parseConversationPage(raw: unknown): ConversationPage | null {
  const page = parsePage(raw, parseConversation);
  const unread = firstNumber(asRecord(asRecord(raw)?.meta), 'unread');
  return page && { items: page.items, meta: { ...page.meta, unread } };
}

export const parseConversationReply = (raw: unknown): Conversation | null =>
  parseConversation(readSuccess(raw)?.conversation);

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

export const parseMessageReply = (raw: unknown): Message | null => parseMessage(readSuccess(raw)?.message);
