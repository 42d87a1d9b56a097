import { type GenericSchema, is } from 'valibot';
import {
  ConversationReplyWire,
  ConversationsReplyWire,
  type ConversationWire,
  LiveEventWire,
  MessageReplyWire,
  MessagesReplyWire,
  type MessageWire,
} from '../contracts/index.ts';
import { sampleMember } from '../testing/sample-member.ts';
import { sampleServer } from './index.ts';
import { maxMessages } from './stored-conversations.ts';

// How long a reply takes is not the subject.
jest.mock('../api/pause.ts', () => ({ pause: async () => undefined }));

let member: string | null;
const tell = jest.fn();
const server = sampleServer({ member: () => (member === null ? null : sampleMember({ id: member })), tell });

async function call(name: string, body?: unknown) {
  const [method = '', path] = name.split(' ');
  const init = body === undefined ? {} : { body: JSON.stringify(body) };
  const url = `${location.origin}/az-connect-backend/api${path}`;
  const response = await server(new Request(url, { method, ...init }));
  return { status: response.status, body: await response.json() };
}

/** The body of a reply that has the form of its contract. */
async function replied(schema: GenericSchema, name: string, body?: unknown) {
  const reply = await call(name, body);
  expect(reply).toMatchObject({ status: 200, body: { success: true } });
  expect(is(schema, reply.body)).toBe(true);
  return reply.body;
}

const list = async (query = ''): Promise<{ items: ConversationWire[]; meta: object }> =>
  replied(ConversationsReplyWire, `GET /conversations${query}`);
const one = async (id: string): Promise<ConversationWire> =>
  (await replied(ConversationReplyWire, `GET /conversations/${id}`)).conversation;
const messagesOf = async (id: string, query = ''): Promise<MessageWire[]> =>
  (await replied(MessagesReplyWire, `GET /conversations/${id}/messages${query}`)).items;
const textsOf = async (id: string) => (await messagesOf(id)).map(({ text }) => text);

let sent = 0;
function clientId(): string {
  sent += 1;
  return `00000000-0000-4000-8000-${String(sent).padStart(12, '0')}`;
}
const send = async (id: string, text: string, more: object = {}): Promise<MessageWire> =>
  (
    await replied(MessageReplyWire, `POST /conversations/${id}/messages`, {
      text,
      client_id: clientId(),
      ...more,
    })
  ).message;

const group = { name: ' Atelier ', members: ['101', '102'] };
const png = { url: 'data:image/png;base64,eA==', alt: 'Un plan' };
const drawing = { url: 'data:image/svg+xml,x', alt: 'Bravo' };
const stored = () => localStorage.getItem(`az-sample:${member}`) ?? '';

beforeEach(() => {
  // Each test has another member, because what the browser cannot store lasts as long as the page.
  member = String(Math.random());
  tell.mockClear();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
});

test('all contacts have a conversation, the newest message first, with the number of unread ones', async () => {
  const { items, meta } = await list();
  expect(items).toHaveLength(12);
  expect(items.map(({ id }) => id).slice(0, 3)).toEqual(['sample-102', 'sample-104', 'sample-107']);
  expect(items.filter(({ unread }) => unread > 0).map(({ id }) => id)).toEqual(['sample-104', 'sample-107']);
  expect(meta).toEqual({ next_cursor: null, unread: 2 });
  expect(items[0]).toMatchObject({
    member: { Customers_Numbers: '102', Names: 'Mathis', LastName: 'Okoumba' },
    ...{ last_seq: 6, read_seq: 6, read_by_other_seq: 6, presence: 'online', has_story: false },
  });
  expect(items.at(-1)).toMatchObject({ id: 'sample-111', last: null, is_listed: true });
});

test('the list has pages, and is searched by name', async () => {
  const first = await list('?limit=10');
  expect([first.items.length, first.meta]).toEqual([10, { next_cursor: '10', unread: 2 }]);
  expect((await list('?limit=10&cursor=10')).items).toHaveLength(2);
  expect((await list('?q=elodie')).items.map(({ id }) => id)).toEqual(['sample-106']);
});

test('a message is stored once, and answered after a second, which reads it', async () => {
  const message = await send('sample-111', ' Bonjour ');
  expect(message).toMatchObject({ seq: 1, author: member, text: 'Bonjour' });
  const again = await send('sample-111', 'Bonjour', { client_id: message.client_id });
  expect([again, await textsOf('sample-111')]).toEqual([message, ['Bonjour']]);
  expect(await one('sample-111')).toMatchObject({ last_seq: 1, read_by_other_seq: 0, unread: 0 });
  jest.advanceTimersByTime(999);
  expect(tell).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  const events = tell.mock.calls.map(([event]) => event);
  expect(events.every((event) => is(LiveEventWire, event))).toBe(true);
  expect(events).toMatchObject([
    { type: 'receipt.changed', conversation: 'sample-111', read: 2 },
    { type: 'message.new', conversation: 'sample-111', message: { seq: 2, author: '111' } },
  ]);
  expect(await one('sample-111')).toMatchObject({ last_seq: 2, read_by_other_seq: 2, unread: 1 });
  expect(await textsOf('sample-111')).toHaveLength(2);
});

test('nothing is answered or stored for a member who has signed out meanwhile', async () => {
  await send('sample-111', 'Bonjour');
  const key = `az-sample:${member}`;
  member = null;
  localStorage.removeItem(key);
  jest.advanceTimersByTime(1100);
  expect([tell.mock.calls, localStorage.getItem(key)]).toEqual([[], null]);
});

test('what is read and marked is stored; a smaller number changes nothing', async () => {
  const put = (part: string, body: object) =>
    replied(ConversationReplyWire, `PUT /conversations/sample-104/${part}`, body);
  await put('receipt', { read: 2 });
  await put('receipt', { read: 1 });
  expect(await one('sample-104')).toMatchObject({ read_seq: 2, unread: 0, rev: 3 });
  await put('marks', { marked_unread: true });
  expect((await list()).meta).toMatchObject({ unread: 2 });
  await put('marks', { muted: true, archived: true });
  expect(await one('sample-104')).toMatchObject({ muted: true, archived: true, marked_unread: true });
  expect((await list()).meta).toMatchObject({ unread: 1 });
});

test('an emptied conversation stays, without its messages, and goes on', async () => {
  await send('sample-101', 'Bonjour');
  expect(stored()).toContain('Bonjour');
  await replied(ConversationReplyWire, 'PUT /conversations/sample-101/marks', { emptied_up_to: 5 });
  expect(stored()).not.toContain('Bonjour');
  expect(await one('sample-101')).toMatchObject({ last: null, last_seq: 5, emptied_seq: 5, is_listed: true });
  expect(await send('sample-101', 'Bonsoir')).toMatchObject({ seq: 6 });
  expect(await textsOf('sample-101')).toEqual(['Bonsoir']);
});

test('a group chat is created once, and its first member answers', async () => {
  const body = { ...group, client_id: clientId() };
  const { conversation } = await replied(ConversationReplyWire, 'POST /conversations', body);
  expect(conversation).toMatchObject({ id: 'group-1', member: null, last: null, group: { name: 'Atelier' } });
  const again = await replied(ConversationReplyWire, 'POST /conversations', body);
  expect(again.conversation.id).toBe('group-1');
  const other = { ...body, client_id: clientId() };
  expect((await replied(ConversationReplyWire, 'POST /conversations', other)).conversation.id).toBe(
    'group-2',
  );
  await send('group-1', 'Bonjour à tous');
  jest.advanceTimersByTime(1000);
  expect((await messagesOf('group-1')).map(({ author }) => author)).toEqual([member, '101']);
  expect((await list()).items).toHaveLength(14);
});

test('a drawn picture is stored; the file of a device lasts as long as the page, then a note does', async () => {
  await send('sample-101', '', { picture: drawing });
  const { client_id } = await send('sample-111', '', { picture: png });
  expect(await messagesOf('sample-111')).toMatchObject([{ text: '', picture: png, client_id }]);
  const next = sampleServer({ member: () => (member === null ? null : sampleMember({ id: member })), tell });
  const reply = await next(new Request(`${location.origin}/az-connect-backend/api/conversations/sample-111`));
  expect((await reply.json()).conversation.last).toMatchObject({
    text: 'Image qui n’est plus sur cet appareil',
    picture: null,
  });
  expect((await one('sample-101')).last).toMatchObject({ text: '', picture: drawing });
});

test.each([
  [
    'POST /conversations/sample-101/messages',
    { text: 'x', client_id: clientId(), picture: { url: 'https://x.test', alt: '' } },
    ...([400, 'invalid', ['picture']] as const),
  ],
  ['POST /conversations', { ...group, members: ['101'], client_id: clientId() }, 400, 'invalid', ['members']],
  ['POST /conversations', { ...group, name: ' ', client_id: clientId() }, 400, 'invalid', ['name']],
  ['POST /conversations', { ...group, members: ['1', '2'], client_id: clientId() }, 404, 'not-found', null],
  ['GET /conversations/group-1', undefined, 404, 'not-found', null],
])('%s %j is refused', async (name, body, status, kind, fields) => {
  const refusal = await call(name, body);
  expect(refusal).toMatchObject({ status, body: { success: false, error: { kind } } });
  const { error } = refusal.body;
  expect(error.fields === undefined ? null : Object.keys(error.fields)).toEqual(fields);
  expect(stored()).toBe('');
});

describe('what earlier versions stored', () => {
  const message = (id: string, to: string, text: string, more: object = {}) => ({
    ...{ id, to, from: to === member ? '104' : member, message: text, isRead: true, isSend: true },
    sentOn: '2026-01-05T10:00:00.000Z',
    ...more,
  });

  test('is moved over: messages, what was read, marks, groups; what is damaged is left out', async () => {
    const me = member ?? '';
    const damaged = [{}, null, 'x', message('x', '104', 'x', { sentOn: 'hier' })];
    const old = {
      changes: { 104: { readUpTo: 'a-reply', isMuted: true, x: 1 }, 101: { emptiedUpTo: '101-4' }, 102: 7 },
      messages: {
        104: [
          ...damaged,
          message('a', '104', 'Bonjour'),
          message('a-reply', me, 'Oui'),
          message('b', '104', 'Non'),
        ],
        'group-1': [
          message('c', 'group-1', '', { image: drawing }),
          message('d', me, 'Salut', { from: '102' }),
        ],
      },
      groups: [{ id: 'group-1', name: 'Équipe', memberIds: ['102', '103'] }, { id: 7 }],
    };
    localStorage.setItem(`az-conversations:${member}`, JSON.stringify(old));
    expect(await textsOf('sample-104')).toEqual([
      ...[expect.stringMatching(/^Combien/), expect.stringMatching(/^Il en reste/), 'Bonjour', 'Oui', 'Non'],
    ]);
    expect(await one('sample-104')).toMatchObject({
      ...{ last_seq: 5, read_seq: 4, read_by_other_seq: 4, muted: true, unread: 0 },
      last: { author: member, client_id: 'b' },
    });
    expect(await one('sample-101')).toMatchObject({ last: null, emptied_seq: 4, last_seq: 4 });
    expect(await one('group-1')).toMatchObject({
      ...{ group: { name: 'Équipe' }, last_seq: 2, unread: 1, read_by_other_seq: 2 },
      last: { author: '102', text: 'Salut' },
    });
    expect((await messagesOf('group-1'))[0]).toMatchObject({ author: member, picture: drawing });
    expect(localStorage.getItem(`az-conversations:${member}`)).toBeNull();
    await send('sample-104', 'Encore');
    expect((await textsOf('sample-104')).slice(2)).toEqual(['Bonjour', 'Oui', 'Non', 'Encore']);
    expect(await one('group-1')).toMatchObject({ last_seq: 2 });
  });

  test('has at most 200 messages once one is added; the oldest are removed first', async () => {
    const list = Array.from({ length: maxMessages }, (_, index) =>
      message(`m-${index}`, '104', `Texte ${index}`, { sentOn: new Date(index * 1000).toISOString() }),
    );
    localStorage.setItem(`az-conversations:${member}`, JSON.stringify({ messages: { 104: list } }));
    await send('sample-101', 'Bonjour');
    expect(await one('sample-104')).toMatchObject({ emptied_seq: 3, last_seq: maxMessages + 2 });
    expect((await messagesOf('sample-104', '?after=0'))[0]).toMatchObject({ seq: 4, text: 'Texte 1' });
  });
});
