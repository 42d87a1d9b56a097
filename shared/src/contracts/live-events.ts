import { type Announcement, parseAnnouncement } from './announcements.ts';
import { type Author, readAuthor } from './author.ts';
import {
  type Conversation,
  type Message,
  parseConversation,
  parseMessage,
  readsNotShownIn,
  type SeqRange,
} from './conversations.ts';
import { type Member, parseSessionUser } from './member.ts';
import { type Notification, parseNotification } from './notifications.ts';
import { asRecord, firstNumber, firstText, parseEach, readFlag, readList, readSuccess } from './read.ts';
import { parseRelation, type Relation } from './relations.ts';

/** An event of the member's log, as `LiveEventWire` describes it. */
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
  notification?: Notification | null;
  read?: number | null;
  readsNotShown?: SeqRange[];
};

/** Events in their order. `head`: the cursor after them. `isReset`: events after the request's cursor are not known. */
type LiveEvents = { events: LiveEvent[]; head: string; hasMore: boolean; isReset: boolean };

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
    notification: parseNotification(record?.notification),
    read: firstNumber(record, 'read'),
    readsNotShown: readsNotShownIn(record),
  };
}

/** The author in a hint `member.changed`, in the form that announcements have; null for other hints. */
export const parseChangedMember = (hint: Record<string, unknown>): Author | null =>
  hint.type === 'member.changed' ? readAuthor(hint) : null;

export function parseLiveEvents(raw: unknown): LiveEvents | null {
  const record = readSuccess(raw);
  const list = readList(record, 'events');
  const head = firstText(record, 'head');
  if (!list || head === null) return null;
  const isReset = firstText(record, 'reset') !== null;
  return { events: parseEach(list, parseLiveEvent), head, hasMore: readFlag(record, 'more'), isReset };
}
