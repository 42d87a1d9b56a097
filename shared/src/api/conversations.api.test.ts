import { parseLiveEvent } from '../contracts/index.ts';
import { QueryClient } from '../query/index.ts';
import { type FakeServer, fakeServer, json } from '../testing/fake-server.ts';
import { fakeSession } from '../testing/fake-session.ts';
import { setCapabilities } from '../testing/set-capabilities.ts';
import {
  createGroupChat,
  getConversation,
  getConversations,
  getMessages,
  markConversation,
  openConversation,
  sendMessage,
  storeReceipt,
} from './conversations.api.ts';

const message = { seq: 3, author: '7', text: 'Bonjour', client_id: 'c', sent_at: '2026-01-02T03:04:05.000Z' };
const conversation = {
  id: 'v',
  member: { Customers_Numbers: '7', Names: 'Awa', LastName: 'Mba', role: 'Notaire' },
  last: message,
  last_seq: 3,
  read_seq: 2,
  read_by_other_seq: 2,
  reads_not_shown: [[1, 1], ['x', 2], 3],
  emptied_seq: 0,
  muted: false,
  archived: true,
  marked_unread: false,
  unread: 1,
  may_write: true,
  awaits_answer: false,
  rev: 9,
};
const read = {
  id: 'v',
  member: { id: '7', name: 'Awa Mba', role: 'Notaire' },
  last: { seq: 3, author: '7', text: 'Bonjour', clientId: 'c' },
  lastSeq: 3,
  readSeq: 2,
  readByOtherSeq: 2,
  readsNotShown: [[1, 1]],
  isArchived: true,
  isMuted: false,
  unread: 1,
  mayWrite: true,
  awaitsAnswer: false,
};

let server: FakeServer;

const sent = () =>
  Promise.all(
    server.requests.map(async (request) => [
      `${request.method} ${new URL(request.url).pathname}${new URL(request.url).search}`.replace(
        / .*(?=\/conv)/,
        ' ',
      ),
      await request.text().then((text) => (text ? JSON.parse(text) : null)),
    ]),
  );

beforeEach(() => {
  server = fakeServer();
  setCapabilities(new QueryClient(), ['network', 'group-chats', 'message-pictures']);
  fakeSession('the-token');
});

test('conversations and messages are read in pages', async () => {
  const meta = { next_cursor: 'b', unread: 12 };
  server.on('GET /conversations', () =>
    json({ success: true, items: [conversation, { ...conversation, id: 'w', member: null }, {}], meta }),
  );
  server.on('GET /conversations/v', () => json({ success: true, conversation }));
  server.on('GET /conversations/v/messages', () =>
    json({
      success: true,
      items: [{ ...message, author: null, text: '' }, message, { text: 'without a number' }],
      meta: { last_seq: 3, emptied_seq: 1 },
    }),
  );
  const page = await getConversations(null);
  expect(page).toMatchObject({
    items: [read, { id: 'w', member: null }],
    meta: { nextCursor: 'b', unread: 12 },
  });
  expect(page.items).toHaveLength(2);
  await getConversations('b');
  await getConversations('b', undefined, 'awa & co');
  await expect(getConversation('v')).resolves.toMatchObject(read);
  const messages = await getMessages('v', { after: 0, limit: 5 });
  expect(messages).toMatchObject({
    items: [
      { seq: 3, author: null, text: '' },
      { seq: 3, text: 'Bonjour' },
    ],
    meta: { lastSeq: 3, emptiedSeq: 1 },
  });
  await getMessages('v');
  expect((await sent()).map(([name]) => name)).toEqual([
    'GET /conversations',
    'GET /conversations?cursor=b',
    'GET /conversations?q=awa+%26+co&cursor=b',
    'GET /conversations/v',
    'GET /conversations/v/messages?after=0&limit=5',
    'GET /conversations/v/messages',
  ]);
});

test('what a member writes, has read and marks is sent', async () => {
  for (const call of [
    'PUT /conversations/with/7',
    'PUT /conversations/v/receipt',
    'PUT /conversations/v/marks',
  ])
    server.on(call, () => json({ success: true, conversation }));
  server.on('POST /conversations/v/messages', () => json({ success: true, message }, { status: 201 }));
  await expect(openConversation('7')).resolves.toMatchObject(read);
  await expect(sendMessage('v', 'Bonjour', 'c')).resolves.toMatchObject({ seq: 3, clientId: 'c' });
  await storeReceipt('v', 3);
  await markConversation('v', { isMarkedUnread: false, emptiedUpTo: 3 });
  expect(await sent()).toEqual([
    ['PUT /conversations/with/7', null],
    ['POST /conversations/v/messages', { text: 'Bonjour', client_id: 'c' }],
    ['PUT /conversations/v/receipt', { read: 3 }],
    ['PUT /conversations/v/marks', { marked_unread: false, emptied_up_to: 3 }],
  ]);
});

test('the number of unread messages is unknown on a server that does not count them', async () => {
  server.on('GET /conversations', () => json({ success: true, items: [], meta: { next_cursor: null } }));
  await expect(getConversations(null)).resolves.toEqual({
    items: [],
    meta: { nextCursor: null, unread: null },
  });
});

test('a reply without what was asked for is rejected', async () => {
  for (const call of ['GET /conversations', 'GET /conversations/v', 'PUT /conversations/with/7'])
    server.on(call, () => json({ success: true }));
  for (const reply of [getConversations(null), getConversation('v'), openConversation('7')])
    await expect(reply).rejects.toMatchObject({ kind: 'bad-reply' });
});

test.each([
  [
    { type: 'message.new', conversation: 'v', message },
    { id: 'v', message: { seq: 3, text: 'Bonjour' } },
  ],
  [
    { type: 'conversation.changed', id: 'v', conversation },
    { id: 'v', conversation: read },
  ],
  [
    { type: 'receipt.changed', conversation: 'v', read: 3, reads_not_shown: [[1, 2]] },
    { id: 'v', read: 3, readsNotShown: [[1, 2]], conversation: null },
  ],
  [
    { type: 'receipt.changed', conversation: 'v', read: 3 },
    { id: 'v', read: 3, readsNotShown: [] },
  ],
])('the event %j is read', (event, expected) => {
  expect(parseLiveEvent({ seq: 5, ...event })).toMatchObject({ seq: 5, type: event.type, ...expected });
});

test('a group chat is created, and a message has a picture', async () => {
  const member = { ...conversation.member, Names: 'Bob' };
  const group = { name: 'Atelier', members: [conversation.member, member, null] };
  const picture = { url: 'data:image/svg+xml,x', alt: 'Bravo' };
  const row = { ...conversation, member: null, group, presence: 'online', has_story: true, is_listed: true };
  server.on('POST /conversations', () => json({ success: true, conversation: row }));
  server.on('POST /conversations/v/messages', () =>
    json({ success: true, message: { ...message, picture } }),
  );
  expect(await createGroupChat('Atelier', ['7', '8'], 'c')).toMatchObject({
    ...{ member: null, presence: 'online', hasStory: true, isListed: true },
    group: { name: 'Atelier', members: [{ name: 'Awa Mba' }, { name: 'Bob Mba' }] },
  });
  expect(await sendMessage('v', '', 'c', picture)).toMatchObject({ picture });
  expect(await sent()).toEqual([
    ['POST /conversations', { name: 'Atelier', members: ['7', '8'], client_id: 'c' }],
    ['POST /conversations/v/messages', { text: '', client_id: 'c', picture }],
  ]);
});
