import { memberKey, readStored, writeStored } from '@az/shared/storage';
import { entriesOf, hasStrings, isString, parseListOf } from '@az/shared/stored-json';
import type { ChatImage, ChatMessage } from './conversation.ts';
import type { ConversationChange, GroupRequest } from './conversation-source.ts';

/** What the sample source stores on the device: changes and messages by contact, and groups. */
type SampleData = {
  changes: Record<string, ConversationChange>;
  messages: Record<string, ChatMessage[]>;
  groups: (GroupRequest & { id: string })[];
};

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

function toGroup(value: unknown): SampleData['groups'] {
  const { id, name, memberIds }: Record<string, unknown> = Object.fromEntries(entriesOf(value));
  return isString(id) && isString(name) && Array.isArray(memberIds)
    ? [{ id, name, memberIds: memberIds.filter(isString) }]
    : [];
}

/** Maximum number of stored messages of a member; the oldest are removed first. */
export const maxMessages = 200;

/** Whether a picture has a `data:` URL. The URL of a file chosen on the device is invalid in later page views. */
const isStorableImage = (value: unknown): value is ChatImage =>
  hasStrings(value, ['url', 'alt']) && value.url.startsWith('data:image/');

function isMessage(value: unknown): value is ChatMessage {
  if (!hasStrings(value, ['id', 'from', 'to', 'message', 'sentOn'])) return false;
  const { isRead, isSend, image }: Partial<ChatMessage> = value;
  return (
    typeof isRead === 'boolean' &&
    typeof isSend === 'boolean' &&
    (image === undefined || isStorableImage(image)) &&
    !Number.isNaN(Date.parse(value.sentOn))
  );
}

function toSampleData(found: unknown): SampleData {
  const { changes, messages, groups }: Record<string, unknown> = Object.fromEntries(entriesOf(found));
  return {
    changes: Object.fromEntries(entriesOf(changes).map(([id, change]) => [id, toChange(change)])),
    messages: Object.fromEntries(entriesOf(messages).map(([id, list]) => [id, parseListOf(isMessage)(list)])),
    groups: Array.isArray(groups) ? groups.flatMap(toGroup) : [],
  };
}

const keyOf = memberKey('az-conversations', toSampleData);

export const readSampleData = (memberId: string): SampleData => readStored(keyOf(memberId));

/** Merges a change of one conversation into the stored changes. Emptying a conversation deletes its messages. */
export function storeSampleChange(memberId: string, contactId: string, change: ConversationChange): void {
  const stored = readSampleData(memberId);
  const changes = { ...stored.changes, [contactId]: { ...stored.changes[contactId], ...change } };
  const messages = { ...stored.messages };
  if (change.emptiedUpTo !== undefined) messages[contactId] = [];
  writeStored(keyOf(memberId), { ...stored, changes, messages });
}

function withoutFile({ image, ...message }: ChatMessage): ChatMessage {
  if (!image) return message;
  if (isStorableImage(image)) return { ...message, image: { url: image.url, alt: image.alt } };
  return { ...message, message: message.message || 'Image qui n’est plus sur cet appareil' };
}

/** The latest messages of all conversations, grouped by conversation. */
function latest(messages: SampleData['messages']): SampleData['messages'] {
  const [oldest = ''] = Object.values(messages)
    .flat()
    .map(({ sentOn }) => sentOn)
    .sort()
    .slice(-maxMessages);
  return Object.fromEntries(
    Object.entries(messages).map(([id, list]) => [id, list.filter(({ sentOn }) => sentOn >= oldest)]),
  );
}

/** Stores a sent or received message; false when storage is full or blocked. */
export function storeSampleMessage(memberId: string, contactId: string, message: ChatMessage): boolean {
  const stored = readSampleData(memberId);
  const own = stored.messages[contactId] ?? [];
  const messages = latest({ ...stored.messages, [contactId]: [...own, withoutFile(message)] });
  return writeStored(keyOf(memberId), { ...stored, messages });
}

/** Number of the last group that this page created. Needed when storage is blocked or full and lacks groups. */
let lastGroup = 0;

/** Adds a group to the stored ones, and returns its unique id. */
export function storeSampleGroup(memberId: string, request: GroupRequest): string {
  const stored = readSampleData(memberId);
  lastGroup = Math.max(stored.groups.length, lastGroup) + 1;
  const id = `group-${lastGroup}`;
  writeStored(keyOf(memberId), { ...stored, groups: [...stored.groups, { ...request, id }] });
  return id;
}
