import {
  entriesOf,
  hasStrings,
  isString,
  parseListOf,
  readStoredJson,
  writeStoredJson,
} from '@az/shared/stored-json';
import type { ChatImage, ChatMessage } from './conversation.ts';
import type { ConversationChange, GroupRequest } from './conversation-source.ts';

/** What the sample source keeps on the device in place of a server: changes and messages by contact, and groups. */
type SampleKept = {
  changes: Record<string, ConversationChange>;
  messages: Record<string, ChatMessage[]>;
  groups: (GroupRequest & { id: string })[];
};

const keyOf = (memberId: string) => `az-conversations:${memberId}`;

const kinds = {
  readUpTo: 'string',
  emptiedUpTo: 'string',
  isMuted: 'boolean',
  isArchived: 'boolean',
  isMarkedUnread: 'boolean',
} as const satisfies Record<keyof ConversationChange, string>;

function toChange(value: unknown): ConversationChange {
  return Object.fromEntries(
    entriesOf(value).filter(([key, one]) => key in kinds && typeof one === kinds[key as keyof typeof kinds]),
  );
}

function toGroup(value: unknown): SampleKept['groups'] {
  const { id, name, memberIds }: Record<string, unknown> = Object.fromEntries(entriesOf(value));
  return isString(id) && isString(name) && Array.isArray(memberIds)
    ? [{ id, name, memberIds: memberIds.filter(isString) }]
    : [];
}

/** Most messages of a member that are kept, the latest of all. */
export const mostMessages = 200;

/** Pictures drawn here; a file of the device has an address that dies with the page. */
const isKeptImage = (value: unknown): value is ChatImage =>
  hasStrings(value, ['url', 'alt']) && value.url.startsWith('data:image/');

function isMessage(value: unknown): value is ChatMessage {
  if (!hasStrings(value, ['id', 'from', 'to', 'message', 'sentOn'])) return false;
  const { isRead, isSend, image }: Partial<ChatMessage> = value;
  return (
    typeof isRead === 'boolean' &&
    typeof isSend === 'boolean' &&
    (image === undefined || isKeptImage(image)) &&
    !Number.isNaN(Date.parse(value.sentOn))
  );
}

/** Reads what was kept, leaving out what cannot be understood. */
export function readSampleKept(memberId: string): SampleKept {
  const { changes, messages, groups }: Record<string, unknown> = Object.fromEntries(
    entriesOf(readStoredJson(keyOf(memberId))),
  );
  return {
    changes: Object.fromEntries(entriesOf(changes).map(([id, change]) => [id, toChange(change)])),
    messages: Object.fromEntries(entriesOf(messages).map(([id, list]) => [id, parseListOf(isMessage)(list)])),
    groups: Array.isArray(groups) ? groups.flatMap(toGroup) : [],
  };
}

/** Adds a change of one conversation to those that were kept; what was removed from it is kept no longer. */
export function keepSampleChange(memberId: string, contactId: string, change: ConversationChange): void {
  const kept = readSampleKept(memberId);
  const changes = { ...kept.changes, [contactId]: { ...kept.changes[contactId], ...change } };
  const messages = { ...kept.messages };
  if (change.emptiedUpTo !== undefined) messages[contactId] = [];
  writeStoredJson(keyOf(memberId), { ...kept, changes, messages });
}

function withoutFile({ image, ...message }: ChatMessage): ChatMessage {
  if (!image) return message;
  if (isKeptImage(image)) return { ...message, image: { url: image.url, alt: image.alt } };
  return { ...message, message: message.message || 'Image qui n’est plus sur cet appareil' };
}

/** The latest messages of all conversations, each in its own. */
function latest(messages: SampleKept['messages']): SampleKept['messages'] {
  const [oldest = ''] = Object.values(messages)
    .flat()
    .map(({ sentOn }) => sentOn)
    .sort()
    .slice(-mostMessages);
  return Object.fromEntries(
    Object.entries(messages).map(([id, list]) => [id, list.filter(({ sentOn }) => sentOn >= oldest)]),
  );
}

/** Keeps a message that was written or has arrived; false when storage is full or blocked. */
export function keepSampleMessage(memberId: string, contactId: string, message: ChatMessage): boolean {
  const kept = readSampleKept(memberId);
  const own = kept.messages[contactId] ?? [];
  const messages = latest({ ...kept.messages, [contactId]: [...own, withoutFile(message)] });
  return writeStoredJson(keyOf(memberId), { ...kept, messages });
}

/** Number of the last group made in this page: where storage is blocked or full, what was kept does not tell. */
let lastGroup = 0;

/** Adds a group to those that were kept, and says its id, which no other group of the member has. */
export function keepSampleGroup(memberId: string, request: GroupRequest): string {
  const kept = readSampleKept(memberId);
  lastGroup = Math.max(kept.groups.length, lastGroup) + 1;
  const id = `group-${lastGroup}`;
  writeStoredJson(keyOf(memberId), { ...kept, groups: [...kept.groups, { ...request, id }] });
  return id;
}
