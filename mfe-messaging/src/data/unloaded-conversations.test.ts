import { waitFor } from '@testing-library/react';
import {
  author,
  conversationReply,
  listReply,
  me,
  messagesReply,
  receive,
  refusal,
  wireConversation,
  wireMessage,
} from '../testing/sample-wire.ts';
import { serverStores } from '../testing/server-store.ts';
import { createMessagingStore } from './create-messaging-store.ts';
import { unreadTotal } from './messaging-state.ts';

jest.mock('@az/shared/live', () => ({ listenFor: jest.fn(() => () => undefined) }));

const { server, callsOf, loaded } = serverStores();

const others = ['2002', '2003'].map((id, index) =>
  wireConversation(2, { id: `c-${index + 2}`, member: author(id, `Contact ${id}`) }),
);
const total = (unread: number) => ({ unread });
const firstPage = (unread: number) => listReply([wireConversation(3)], 'next', total(unread));

test('conversations that are not loaded are counted, before and after they are loaded', async () => {
  server.on('GET /conversations', firstPage(7));
  const { state, loadMore } = await loaded();
  expect(unreadTotal(state())).toBe(7);
  server.on('GET /conversations?cursor=next', listReply(others, null, total(7)));
  await loadMore();
  expect([unreadTotal(state()), state().conversations.length]).toEqual([7, 3]);
});

test('the first count of a page has conversations that are not loaded', async () => {
  server.on('GET /conversations', firstPage(7));
  const { store, load, forget } = createMessagingStore();
  const counts = new Set<number>();
  store.subscribe((state) => state.status === 'ready' && counts.add(unreadTotal(state)));
  await load(me);
  expect([...counts]).toEqual([7]);
  forget();
});

test('conversations that are not loaded are counted again when one of them gets a message', async () => {
  server.on('GET /conversations', firstPage(7));
  const { state } = await loaded();
  const changed = wireConversation(3, { id: 'c-2', member: author('2002') });
  server.on('GET /conversations/c-2', conversationReply(changed));
  server.on('GET /conversations', listReply([changed, wireConversation(3)], 'next', total(8)));
  await receive({
    type: 'message.new',
    conversation: 'c-2',
    message: wireMessage(3, '', { author: '2002' }),
  });
  await waitFor(() => expect(unreadTotal(state())).toBe(8));
});

test('a message whose conversation could not be read is counted once the network is back', async () => {
  server.on('GET /conversations', firstPage(7));
  const { state } = await loaded();
  // A failure that is not repeated.
  const failure = refusal('not-allowed', 403, 'Refusé.');
  server.on('GET /conversations/c-2', failure);
  server.on('GET /conversations', failure);
  await receive({
    type: 'message.new',
    conversation: 'c-2',
    message: wireMessage(3, '', { author: '2002' }),
  });
  await waitFor(() => expect(callsOf('GET /conversations')).toHaveLength(2));
  expect(unreadTotal(state())).toBe(7);
  server.on('GET /conversations', firstPage(8));
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(unreadTotal(state())).toBe(8));
});

test('conversations that are not loaded are found by name, and stay counted', async () => {
  server.on('GET /conversations', firstPage(7));
  const { state, search } = await loaded();
  server.on('GET /conversations?q=contact', listReply(others.slice(0, 1), null, total(7)));
  expect(await search('contact', new AbortController().signal)).toEqual(['c-2']);
  expect([
    state()
      .conversations.map(({ server: one }) => one.id)
      .sort(),
    unreadTotal(state()),
  ]).toEqual([['c-1', 'c-2'], 7]);
});

test('conversations that are not loaded are read with all others', async () => {
  server.on('GET /conversations', firstPage(7));
  server.on('GET /conversations?cursor=next', listReply(others, null, total(7)));
  for (const one of [...others, wireConversation(3)])
    server.on(
      `PUT /conversations/${one.id}/receipt`,
      conversationReply({ ...one, read_seq: one.last_seq, rev: 9 }),
    );
  const { state, markAllRead } = await loaded();
  await markAllRead();
  await waitFor(() => expect(unreadTotal(state())).toBe(0));
});

test('a conversation opens by the id of the conversation if the contact has closed the account', async () => {
  const id = '0199aaaa-0000-7000-8000-000000000002';
  server.on(
    `GET /conversations/${id}`,
    conversationReply(wireConversation(2, { id, member: null, may_write: false })),
  );
  server.on(`GET /conversations/${id}/messages`, messagesReply(1, 2));
  const { state, open } = await loaded();
  open(id);
  await waitFor(() =>
    expect(state().conversations.find(({ contact }) => contact.id === id)?.server.isLoaded).toBe(true),
  );
});
