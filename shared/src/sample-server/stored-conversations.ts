import * as v from 'valibot';
import { ConversationWire, MessageWire } from '../contracts/index.ts';
import { entriesOf, isString, parseListOf } from '../stored-json/index.ts';
import { rowCounts } from './conversation-rows.ts';
import { sampleSection } from './sample-store.ts';

const isMessage = (value: unknown): value is MessageWire =>
  v.is(MessageWire, value) &&
  !Number.isNaN(Date.parse(value.sent_at)) &&
  (value.picture?.url.startsWith('data:image/') ?? true);

const State = v.pick(ConversationWire, [
  'last_seq',
  'read_seq',
  'read_by_other_seq',
  'emptied_seq',
  'muted',
  'archived',
  'marked_unread',
  'rev',
]);

const Group = v.object({
  id: v.string(),
  name: v.string(),
  members: v.array(v.string()),
  client_id: v.optional(v.string()),
});

export type Group = v.InferOutput<typeof Group>;

/** What the member has changed in a conversation. `messages`: those after the sample messages, as far as they are kept. */
export type State = v.InferOutput<typeof State> & { messages: MessageWire[] };

/** By id of the conversation. */
type Stored = { states: Record<string, State>; groups: Group[] };

/** Maximum number of stored messages of a member; the oldest are removed first. */
export const maxMessages = 200;

const prefix = 'sample-';

/** The id of the conversation with a person. */
export const conversationWith = (personId: string): string => `${prefix}${personId}`;

/** The person of a conversation; the id of a group for a group chat. */
export const personOf = (conversationId: string): string =>
  conversationId.startsWith(prefix) ? conversationId.slice(prefix.length) : conversationId;

/** A conversation in which the member has done nothing yet. */
export function newState(conversationId: string): State {
  const { last, read } = rowCounts(personOf(conversationId));
  return {
    ...{ last_seq: last, read_seq: read, read_by_other_seq: last, emptied_seq: 0, rev: 1 },
    ...{ muted: false, archived: false, marked_unread: false, messages: [] },
  };
}

const recordOf = (found: unknown): Record<string, unknown> => Object.fromEntries(entriesOf(found));

/** A message as earlier versions stored it: `to` is the contact or the group, or the member for an incoming one. */
function fromOldMessage(found: unknown): { isOwn: (contactId: string) => boolean; row: MessageWire }[] {
  const { id, from, to, message, sentOn, image } = recordOf(found);
  const row = { seq: 0, author: from, text: message, client_id: id, sent_at: sentOn, picture: image ?? null };
  return isMessage(row) ? [{ isOwn: (contactId) => to === contactId, row }] : [];
}

/** A conversation as earlier versions stored it, with ids of messages instead of numbers. */
function fromOld(contactId: string, change: Record<string, unknown>, list: unknown): State {
  const state = newState(conversationWith(contactId));
  const { last_seq: rows } = state;
  const old = Array.isArray(list) ? list.flatMap(fromOldMessage) : [];
  const messages = old.map(({ row }, index) => ({ ...row, seq: rows + index + 1 }));
  const ids = Array.from({ length: rows }, (_, index) => `${contactId}-${index + 1}`);
  /** The number of a message. One that is not known is older than those that are stored. */
  const seqOf = (id: unknown, unknown: number) => {
    const at = [...ids, ...messages.map(({ client_id }) => client_id)].indexOf(String(id));
    return id === undefined ? 0 : at + 1 || unknown;
  };
  const lastAnswer = old.findLastIndex(({ isOwn }) => !isOwn(contactId));
  const last_seq = rows + messages.length;
  return {
    messages,
    last_seq,
    read_seq: Math.max(state.read_seq, seqOf(change.readUpTo, last_seq)),
    read_by_other_seq: rows + lastAnswer + 1,
    emptied_seq: seqOf(change.emptiedUpTo, rows),
    muted: change.isMuted === true,
    archived: change.isArchived === true,
    marked_unread: change.isMarkedUnread === true,
    rev: 1,
  };
}

function fromOldSection({ changes, messages, groups }: Record<string, unknown>): Stored {
  const changed = recordOf(changes);
  const lists = recordOf(messages);
  const known = (Array.isArray(groups) ? groups : []).flatMap((one) => {
    const { id, name, memberIds } = recordOf(one);
    const group = { id, name, members: parseListOf(isString)(memberIds) };
    return v.is(Group, group) ? [group] : [];
  });
  const isGroup = (id: string) => known.some((group) => group.id === id);
  const states = [...new Set([...Object.keys(changed), ...Object.keys(lists)])].map((id) => [
    isGroup(id) ? id : conversationWith(id),
    fromOld(id, recordOf(changed[id]), lists[id]),
  ]);
  return { states: Object.fromEntries(states), groups: known };
}

function parseSection(found: unknown): Stored {
  const section = recordOf(found);
  if (!('states' in section)) return fromOldSection(section);
  const states = entriesOf(section.states).flatMap(([id, one]) =>
    v.is(State, one) ? [[id, { ...one, messages: parseListOf(isMessage)(recordOf(one).messages) }]] : [],
  );
  return {
    states: Object.fromEntries(states),
    groups: parseListOf((one): one is Group => v.is(Group, one))(section.groups),
  };
}

/**
 * Removes the oldest messages above `maxMessages`. In their conversations, the messages before them are removed too, so
 * that the numbers that are left have no gaps.
 */
export function withoutOldest(states: Stored['states']): Stored['states'] {
  const times = Object.values(states).flatMap(({ messages }) => messages.map(({ sent_at }) => sent_at));
  const oldest = times.sort().at(-maxMessages) ?? '';
  const trimmed = Object.entries(states).map(([id, state]) => {
    const messages = state.messages.filter(({ sent_at }) => sent_at >= oldest);
    const removed = state.messages[state.messages.length - messages.length - 1];
    return [id, removed ? { ...state, messages, emptied_seq: removed.seq } : state];
  });
  return Object.fromEntries(trimmed);
}

/** The member's conversations on this device. Also reads what earlier versions stored, in another form. */
export const conversationSection = sampleSection('conversations', parseSection, 'az-conversations');
