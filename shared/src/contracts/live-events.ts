import { type Announcement, parseAnnouncement } from './announcements.ts';
import { type Author, readAuthor } from './author.ts';
import { type Conversation, type Message, parseConversation, parseMessage } from './conversations.ts';
import { type Member, parseSessionUser } from './member.ts';
import { asRecord, firstNumber, firstText, parseEach, readFlag, readList, readSuccess } from './read.ts';
import { parseRelation, type Relation } from './relations.ts';

/**
 * An event of the member's log: with the announcement as it is now, or the id of one that was removed. An event about another
 * `member` has the relation as it is now, null when the member blocks them. One about the own account has the part that has
 * `changed`, and the member as they are now unless a later event has them. `message.new` has the id of the conversation in `id`
 * and the message; `conversation.changed` the conversation as it is now; `receipt.changed` its id, and up to which message the
 * other member has `read` it.
 */
export type LiveEvent = {
  seq: number;
  type: string;
  post: Announcement | null;
  id: string | null;
  member?: string | null;
  relation?: Relation | null;
  changed?: string | null;
  user?: Member | null;
  conversation?: Conversation | null;
  message?: Message | null;
  read?: number | null;
};

/** Some events in their order, and the cursor after them. `isReset`: the events after the cursor are not known. */
export type LiveEvents = { events: LiveEvent[]; head: string; hasMore: boolean; isReset: boolean };

/** One event, as a reply and the stream have it: null without a number or a type. */
export function parseLiveEvent(raw: unknown): LiveEvent | null {
  const record = asRecord(raw);
  const seq = firstNumber(record, 'seq');
  const type = firstText(record, 'type');
  if (seq === null || type === null) return null;
  return {
    seq,
    type,
    post: parseAnnouncement(record?.post),
    id: firstText(record, 'id', 'conversation'),
    member: firstText(record, 'member'),
    relation: parseRelation(record?.relation),
    changed: firstText(record, 'changed'),
    user: parseSessionUser(record?.user)?.member ?? null,
    conversation: parseConversation(record?.conversation),
    message: parseMessage(record?.message),
    read: firstNumber(record, 'read'),
  };
}

/** The member of a hint `member.changed`, as announcements show them; null for other hints. */
export const parseChangedMember = (hint: Record<string, unknown>): Author | null =>
  hint.type === 'member.changed' ? readAuthor(hint) : null;

/** Reply of `GET /live/events` (extension): null unless it has a list and a cursor. */
export function parseLiveEvents(raw: unknown): LiveEvents | null {
  const record = readSuccess(raw);
  const list = readList(record, 'events');
  const head = firstText(record, 'head');
  if (!list || head === null) return null;
  const isReset = firstText(record, 'reset') !== null;
  return { events: parseEach(list, parseLiveEvent), head, hasMore: readFlag(record, 'more'), isReset };
}
