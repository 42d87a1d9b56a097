import { chatReplyDelay } from '../constants/index.ts';
import {
  ConversationMarksWire,
  ConversationsQueryWire,
  type ConversationWire,
  MessagesQueryWire,
  type MessageWire,
  NewGroupChatWire,
  NewPictureMessageWire,
  ReceiptWire,
} from '../contracts/index.ts';
import { people } from '../sample/people/people.ts';
import { matchesSearch } from '../text-search/index.ts';
import { personAuthor } from './authors.ts';
import { messageRows, replyTo } from './conversation-rows.ts';
import { type SampleCalls, SampleRefusal, sampleCall, samplePage } from './sample-call.ts';
import {
  conversationSection,
  conversationWith,
  newState,
  personOf,
  type State,
  withoutOldest,
} from './stored-conversations.ts';

const defaultPage = 20;

const knownPerson = (id: string) => people.find((person) => person.id === id);

/** A conversation of the member; throws `not-found` if there is none. */
function hold(memberId: string, id: string, stored = conversationSection.read(memberId)) {
  const group = stored.groups.find((one) => one.id === id);
  const person = knownPerson(personOf(id));
  if (!group && !person) throw new SampleRefusal('not-found');
  const state: State = stored.states[id] ?? newState(id);
  const rows = [...(person ? messageRows(person.id, memberId) : []), ...state.messages];
  const messages = rows.filter(({ seq }) => seq > state.emptied_seq);
  const members = (group?.members ?? []).flatMap((one) => knownPerson(one) ?? []);
  return { id, memberId, stored, state, messages, group: group && { name: group.name, members }, person };
}

type Held = ReturnType<typeof hold>;

function rowOf({ id, memberId, state, messages, group, person }: Held): ConversationWire {
  const { messages: _, ...marks } = state;
  const unread = messages.filter(({ seq, author }) => seq > state.read_seq && author !== memberId);
  return {
    id,
    member: person ? personAuthor(person) : null,
    group: group ? { name: group.name, members: group.members.map(personAuthor) } : null,
    presence: person?.status ?? 'online',
    has_story: person?.isStory ?? false,
    is_listed: true,
    last: messages.at(-1) ?? null,
    ...marks,
    reads_not_shown: [],
    unread: unread.length,
    may_write: true,
    awaits_answer: false,
  };
}

/** Stores a change of a conversation, and returns its new state. */
function change({ id, memberId, stored, state }: Held, changes: Partial<State>): ConversationWire {
  const next = { ...state, ...changes, rev: state.rev + 1 };
  next.messages = next.messages.filter(({ seq }) => seq > next.emptied_seq);
  const states = withoutOldest({ ...stored.states, [id]: next });
  conversationSection.write(memberId, { ...stored, states });
  return rowOf(hold(memberId, id));
}

const reply = (conversation: ConversationWire) => ({ success: true, conversation });

const timeOf = ({ last }: ConversationWire): string => last?.sent_at ?? '';

function listOf(memberId: string): ConversationWire[] {
  const stored = conversationSection.read(memberId);
  const ids = [...stored.groups.map(({ id }) => id), ...people.map(({ id }) => conversationWith(id))];
  return ids
    .map((id) => rowOf(hold(memberId, id, stored)))
    .sort((one, other) => Number(timeOf(one) < timeOf(other)) - Number(timeOf(one) > timeOf(other)));
}

function unreadIn({ muted, archived, unread, marked_unread }: ConversationWire): number {
  return muted || archived ? 0 : Math.max(unread, marked_unread ? 1 : 0);
}

/** The pictures of a device's files, by member and message. They are not stored, so they last as long as the page. */
type Pictures = Map<string, MessageWire['picture']>;

const words = { pictureGone: 'Image qui n’est plus sur cet appareil' };

/** A drawn picture is stored with its message. A device's file is too large for that. */
function toStored(message: MessageWire): MessageWire {
  if (!message.picture || message.picture.url.startsWith('data:image/svg+xml')) return message;
  return { ...message, picture: null, text: message.text || words.pictureGone };
}

/** Calls of conversations. Contacts reply after `chatReplyDelay`. */
export function conversationCalls(): SampleCalls {
  const pictures: Pictures = new Map();
  let picturesOf: string | null = null;

  function withPicture(memberId: string, message: MessageWire): MessageWire {
    const picture = picturesOf === memberId && pictures.get(message.client_id);
    const text = message.text === words.pictureGone ? '' : message.text;
    return picture ? { ...message, text, picture } : message;
  }

  function add(held: Held, message: Omit<MessageWire, 'seq' | 'sent_at'>, changes: Partial<State> = {}) {
    const { state, memberId } = held;
    const seq = state.last_seq + 1;
    const added = { ...message, seq, sent_at: new Date().toISOString() };
    if (picturesOf !== memberId) pictures.clear();
    picturesOf = memberId;
    if (toStored(added) !== added) pictures.set(added.client_id, added.picture);
    const messages = [...state.messages, toStored(added)];
    change(held, { messages, last_seq: seq, ...changes });
    return added;
  }

  /** What the contact, or the first member of a group, replies. The member's messages are read then. */
  function answer(memberId: string, id: string, clientId: string) {
    const held = hold(memberId, id);
    const seq = held.state.last_seq + 1;
    const author = held.person?.id ?? held.group?.members[0]?.id ?? id;
    const written = { author, text: replyTo(clientId), client_id: `${clientId}-reply` };
    const message = add(held, written, { read_by_other_seq: seq });
    return [
      { seq: 1, type: 'receipt.changed', conversation: id, read: seq, reads_not_shown: [] },
      { seq: 1, type: 'message.new', conversation: id, message },
    ];
  }

  const shown = (memberId: string, row: ConversationWire): ConversationWire => ({
    ...row,
    last: row.last && withPicture(memberId, row.last),
  });

  return {
    'GET /conversations': sampleCall(
      { query: ConversationsQueryWire },
      ({ member: { id: memberId }, query }) => {
        const all = listOf(memberId);
        const { q = '', cursor, limit = defaultPage } = query;
        const found = all.filter(({ member, group }) =>
          matchesSearch(group?.name ?? `${member?.Names} ${member?.LastName}`, q),
        );
        const { items, meta } = samplePage(found, cursor, limit);
        const unread = all.reduce((total, row) => total + unreadIn(row), 0);
        return {
          success: true,
          items: items.map((row) => shown(memberId, row)),
          meta: { ...meta, unread },
        };
      },
    ),
    'POST /conversations': sampleCall({ body: NewGroupChatWire }, ({ member: { id: memberId }, body }) => {
      const { name, members, client_id } = body;
      if (!members.every(knownPerson)) throw new SampleRefusal('not-found');
      const stored = conversationSection.read(memberId);
      const known = stored.groups.find((group) => group.client_id === client_id);
      const id = known?.id ?? `group-${stored.groups.length + 1}`;
      if (!known)
        conversationSection.write(memberId, {
          ...stored,
          groups: [...stored.groups, { id, name, members, client_id }],
        });
      return reply(rowOf(hold(memberId, id)));
    }),
    'PUT /conversations/with/{person}': sampleCall(
      {},
      ({ member: { id: memberId }, params: { person = '' } }) =>
        reply(shown(memberId, rowOf(hold(memberId, conversationWith(person))))),
    ),
    'GET /conversations/{id}': sampleCall({}, ({ member: { id: memberId }, params: { id = '' } }) =>
      reply(shown(memberId, rowOf(hold(memberId, id)))),
    ),
    'GET /conversations/{id}/messages': sampleCall(
      { query: MessagesQueryWire },
      ({ member: { id: memberId }, params: { id = '' }, query: { before, after, limit = defaultPage } }) => {
        const { messages, state } = hold(memberId, id);
        const inRange = messages.filter(({ seq }) => seq < (before ?? seq + 1) && seq > (after ?? -1));
        const items = after === undefined ? inRange.slice(-limit) : inRange.slice(0, limit);
        const { last_seq, emptied_seq } = state;
        return {
          success: true,
          items: items.map((one) => withPicture(memberId, one)),
          meta: { last_seq, emptied_seq },
        };
      },
    ),
    'POST /conversations/{id}/messages': sampleCall(
      { body: NewPictureMessageWire },
      ({ member: { id: memberId }, params: { id = '' }, body, later }) => {
        const held = hold(memberId, id);
        const known = held.messages.find(({ client_id }) => client_id === body.client_id);
        if (known) return { success: true, message: withPicture(memberId, known) };
        const { last_seq, read_seq } = held.state;
        const message = add(
          held,
          { picture: null, ...body, author: memberId },
          // Writing reads nothing, unless everything has been read.
          read_seq < last_seq ? {} : { read_seq: last_seq + 1 },
        );
        later(chatReplyDelay, () => answer(memberId, id, body.client_id));
        return { success: true, message };
      },
    ),
    'PUT /conversations/{id}/receipt': sampleCall(
      { body: ReceiptWire },
      ({ member: { id: memberId }, params: { id = '' }, body: { read } }) => {
        const held = hold(memberId, id);
        const { read_seq, last_seq } = held.state;
        return reply(
          shown(memberId, change(held, { read_seq: Math.max(read_seq, Math.min(read, last_seq)) })),
        );
      },
    ),
    'PUT /conversations/{id}/marks': sampleCall(
      { body: ConversationMarksWire },
      ({ member: { id: memberId }, params: { id = '' }, body: { emptied_up_to = 0, ...marks } }) => {
        const held = hold(memberId, id);
        const { emptied_seq, last_seq } = held.state;
        const emptied = Math.max(emptied_seq, Math.min(emptied_up_to, last_seq));
        return reply(shown(memberId, change(held, { ...marks, emptied_seq: emptied })));
      },
    ),
  };
}
