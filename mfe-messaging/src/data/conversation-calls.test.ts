import { listenFor } from '@az/shared/live';
import { json } from '@az/shared/testing';
import { waitFor } from '@testing-library/react';
import {
  author,
  bob,
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
import { unreadIn } from './conversation.ts';
import { unreadTotal } from './messaging-state.ts';

jest.mock('@az/shared/live', () => ({ listenFor: jest.fn(() => () => undefined) }));

const { server, callsOf, loaded } = serverStores();

const putReceipt = 'PUT /conversations/c-1/receipt';
const message = (seq: number, text?: string, changes?: object) => ({
  type: 'message.new',
  conversation: 'c-1',
  message: wireMessage(seq, text, changes),
});

test('the list has the last message of each conversation and what is unread; opening loads it, seeing reads it', async () => {
  const { state, texts, conversation, openIt, see } = await loaded();
  expect(state().status).toBe('ready');
  expect([texts(), unreadTotal(state())]).toEqual([['Message 3'], 3]);
  await openIt();
  expect(texts()).toEqual(['Message 1', 'Message 2', 'Message 3']);
  expect(unreadIn(conversation()!)).toBe(3);
  see(bob, '2');
  await waitFor(() => expect(callsOf(putReceipt)).toHaveLength(1));
  expect(await callsOf(putReceipt)[0]?.json()).toEqual({ read: 2 });
  expect(unreadIn(conversation()!)).toBe(1);
  see(bob, '1');
  see(bob, '3');
  await waitFor(() => expect(callsOf(putReceipt)).toHaveLength(2));
  expect(unreadIn(conversation()!)).toBe(0);
});

test('a message is sent once with an id of its own, whether the reply or the event comes first', async () => {
  const { say, texts, conversation, openIt } = await loaded();
  await openIt();
  let sent: { text: string; client_id: string } | undefined;
  let reply: (response: Response) => void = () => undefined;
  server.on('POST /conversations/c-1/messages', async (request) => {
    sent = await request.json();
    return new Promise((resolve) => {
      reply = resolve;
    });
  });
  await say(bob, 'Bonjour');
  expect(conversation()?.messages.at(-1)).toMatchObject({ message: 'Bonjour', isSend: false, refusal: null });
  await waitFor(() => expect(sent).toMatchObject({ text: 'Bonjour' }));
  const stored = wireMessage(4, 'Bonjour', { author: me, client_id: sent?.client_id });
  await receive({ type: 'message.new', conversation: 'c-1', message: stored });
  reply(json({ success: true, message: stored }, { status: 201 }));
  await waitFor(() => expect(conversation()?.messages.at(-1)).toMatchObject({ isSend: true, seq: 4 }));
  expect(texts()).toEqual(['Message 1', 'Message 2', 'Message 3', 'Bonjour']);
});

test('a message of another tab of the member is neither unread nor announced, and reads no earlier ones', async () => {
  const { onArrival, conversation, texts } = await loaded();
  await receive(message(4, 'D’un autre onglet', { author: me }));
  expect([texts()?.at(-1), unreadIn(conversation()!)]).toEqual(['D’un autre onglet', 3]);
  await receive(message(5));
  expect(unreadIn(conversation()!)).toBe(4);
  expect(onArrival).toHaveBeenCalledTimes(1);
});

test('own messages are not counted as unread, whether the server has counted them or this page', async () => {
  server.on(
    'GET /conversations',
    listReply([
      wireConversation(5, { read_seq: 1, unread: 2, last: wireMessage(5, 'Oui', { author: me }), rev: 5 }),
    ]),
  );
  const own = [3, 5].map((seq) => wireMessage(seq, `Réponse ${seq}`, { author: me }));
  const all = [1, 2, 3, 4, 5].map((seq) => own.find((one) => one.seq === seq) ?? wireMessage(seq));
  server.on('GET /conversations/c-1/messages', () =>
    json({ success: true, items: all, meta: { last_seq: 5, emptied_seq: 0 } }),
  );
  const { openIt, conversation, see } = await loaded();
  expect(unreadIn(conversation()!)).toBe(2);
  await openIt();
  await receive(message(6, 'D’un autre onglet', { author: me }));
  await receive(message(7));
  expect(unreadIn(conversation()!)).toBe(3);
  server.on(putReceipt, () => new Promise(() => undefined));
  see(bob, '2');
  expect(unreadIn(conversation()!)).toBe(2);
  see(bob, '4');
  expect(unreadIn(conversation()!)).toBe(1);
});

test('a gap in the numbers is read again, and a known number changes nothing', async () => {
  const { texts, openIt } = await loaded();
  await openIt();
  server.on('GET /conversations/c-1/messages?after=3', messagesReply(4, 6));
  await receive(message(6));
  await waitFor(() => expect(texts()).toHaveLength(6));
  await receive(message(6));
  await receive(message(2));
  expect(texts()).toEqual([1, 2, 3, 4, 5, 6].map((seq) => `Message ${seq}`));
});

test('earlier messages are loaded by page, down to the first', async () => {
  server.on('GET /conversations', listReply([wireConversation(60)]));
  server.on('GET /conversations/c-1/messages', messagesReply(11, 60));
  const { texts, openIt, loadEarlier } = await loaded();
  await openIt();
  expect(texts()?.[0]).toBe('Message 11');
  server.on('GET /conversations/c-1/messages?before=11', messagesReply(1, 10, 60));
  await loadEarlier(bob);
  expect([texts()?.[0], texts()?.length]).toEqual(['Message 1', 60]);
  await loadEarlier(bob);
  expect(callsOf('GET /conversations/c-1/messages')).toHaveLength(2);
});

test('own messages are read as far as the contact has read them', async () => {
  const { conversation, openIt } = await loaded();
  await openIt();
  await receive(message(4, 'Bonjour', { author: me }));
  await receive(message(5, 'Encore', { author: me }));
  const read = () =>
    conversation()
      ?.messages.slice(-2)
      .map(({ isRead }) => isRead);
  expect(read()).toEqual([false, false]);
  await receive({ type: 'receipt.changed', conversation: 'c-1', read: 4, reads_not_shown: [] });
  expect(read()).toEqual([true, false]);
  // Number 4 was read while one of the two did not show it.
  await receive({ type: 'receipt.changed', conversation: 'c-1', read: 5, reads_not_shown: [[3, 4]] });
  expect(read()).toEqual([false, true]);
  await receive({ type: 'receipt.changed', conversation: 'c-1', read: 4, reads_not_shown: [] });
  expect(read()).toEqual([false, true]);
});

test('the first message of somebody brings their conversation', async () => {
  const { state, onArrival } = await loaded();
  const first = {
    id: 'c-2',
    member: author('2002', 'Chloé'),
    last: wireMessage(1, 'Bonjour', { author: '2002' }),
  };
  server.on('GET /conversations/c-2', conversationReply(wireConversation(1, first)));
  await receive({ type: 'message.new', conversation: 'c-2', message: first.last });
  await waitFor(() => expect(onArrival).toHaveBeenCalledTimes(1));
  expect(unreadTotal(state())).toBe(4);
  expect(state().conversations[0]?.contact).toMatchObject({ id: '2002', name: 'Chloé Mba' });
});

test('marks are stored, and followed from other tabs', async () => {
  const { change, empty, conversation } = await loaded();
  server.on('PUT /conversations/c-1/marks', conversationReply(wireConversation(3, { muted: true, rev: 5 })));
  change(bob, { isMuted: true });
  expect(conversation()).toMatchObject({ isMuted: true });
  await waitFor(() => expect(callsOf('PUT /conversations/c-1/marks')).toHaveLength(1));
  await receive({
    type: 'conversation.changed',
    id: 'c-1',
    conversation: wireConversation(3, { muted: false, archived: true, rev: 6 }),
  });
  expect(conversation()).toMatchObject({ isMuted: false, isArchived: true });
  empty(bob);
  expect(conversation()?.messages).toEqual([]);
  await waitFor(() => expect(callsOf('PUT /conversations/c-1/marks')).toHaveLength(2));
  const [, emptied] = callsOf('PUT /conversations/c-1/marks');
  expect(await emptied?.json()).toEqual({ emptied_up_to: 3, marked_unread: false });
});

test('an older state of a conversation changes nothing', async () => {
  const { conversation } = await loaded();
  const stale = wireConversation(1, { muted: true, rev: 1 });
  await receive({ type: 'conversation.changed', id: 'c-1', conversation: stale });
  expect(conversation()).toMatchObject({ isMuted: false, server: { lastSeq: 3 } });
});

/** Replies with the stored message, whose number is `seq`. */
const accept = (seq: number) => async (request: Request) => {
  const { text, client_id } = await request.json();
  return json({ success: true, message: wireMessage(seq, text, { author: me, client_id }) }, { status: 201 });
};
const postMessage = 'POST /conversations/c-1/messages';

test('a refused message stays at the end with the reason, and so do those after it, until it is removed', async () => {
  const { say, texts, state, conversation, openIt, removeUnsent } = await loaded();
  await openIt();
  server.on(postMessage, refusal('not-allowed', 403, 'Bob ne reçoit pas de messages.'));
  server.on('GET /conversations/c-1', conversationReply(wireConversation(3, { may_write: false, rev: 9 })));
  await say(bob, 'Un');
  await say(bob, 'Deux');
  const refused = { message: 'Un', refusal: 'Bob ne reçoit pas de messages.' };
  await waitFor(() => expect(state().unsent).toMatchObject([refused, { message: 'Deux', refusal: null }]));
  expect(texts()?.slice(-2)).toEqual(['Un', 'Deux']);
  await waitFor(() => expect(conversation()?.server.mayWrite).toBe(false));
  server.on(postMessage, accept(4));
  await removeUnsent(state().unsent[0]?.id ?? '');
  await waitFor(() => expect(state().unsent).toEqual([]));
  expect(texts()?.slice(-2)).toEqual(['Message 3', 'Deux']);
});

test('a text stays in the field until the device has stored it, and what is written and sent meanwhile follows it', async () => {
  const { send, writeDraft, state, texts, openIt } = await loaded();
  await openIt();
  server.on(postMessage, () => new TypeError('Failed to fetch'));
  writeDraft(bob, 'Ne');
  const stored = [send(bob), send(bob)];
  expect(state().drafts[bob]).toBe('Ne');
  writeDraft(bob, 'Ne signez');
  stored.push(send(bob), send(bob));
  writeDraft(bob, 'Ne signez pas');
  await Promise.all(stored);
  expect(state().drafts[bob]).toBe(' pas');
  expect(texts()?.slice(3)).toEqual(['Ne', 'signez']);
  // The field is emptied and written anew before the first text is stored.
  stored.splice(0, 4, send(bob));
  for (const text of ['Un', 'Deux']) {
    writeDraft(bob, text);
    stored.push(send(bob), send(bob));
  }
  await Promise.all(stored);
  expect(state().drafts[bob]).toBe('');
  expect(texts()?.slice(5)).toEqual(['pas', 'Un', 'Deux']);
});

test('a text that the device cannot store stays in the field and is not sent', async () => {
  const { send, writeDraft, state, openIt } = await loaded();
  await openIt();
  writeDraft(bob, 'x'.repeat(1_000_001));
  const stored = send(bob);
  writeDraft(bob, `${'x'.repeat(1_000_001)} et un autre`);
  for (const one of [send(bob), stored]) await expect(one).rejects.toThrow(/^Trop d’envois/);
  expect(state().drafts[bob]).toHaveLength(1_000_013);
  expect([state().unsent, callsOf(postMessage)]).toEqual([[], []]);
});

test('what waits in the outbox is shown by the next page, and another tab sends it once for both', async () => {
  const first = await loaded();
  await first.openIt();
  server.on(postMessage, () => new TypeError('Failed to fetch'));
  await first.say(bob, 'Bonjour');
  const next = await loaded();
  await waitFor(() => expect(next.texts()).toEqual(['Message 3', 'Bonjour']));
  server.on(postMessage, accept(4));
  window.dispatchEvent(new Event('online'));
  for (const { conversation } of [first, next])
    await waitFor(() => expect(conversation()?.messages.at(-1)).toMatchObject({ seq: 4, isSend: true }));
  expect([first.state().unsent, next.state().unsent]).toEqual([[], []]);
});

test('a conversation is gone when the member blocks the contact, and when the server has it no longer', async () => {
  const { state, say, refresh, openIt } = await loaded();
  await openIt();
  await receive({ type: 'own.relation', member: bob, relation: null, requests: 0 });
  expect([state().conversations, state().loads[bob]]).toEqual([[], 'gone']);
  await refresh();
  await waitFor(() => expect(state().conversations[0]?.server.isLoaded).toBe(true));
  server.on(postMessage, refusal('not-found', 404, 'Introuvable.'));
  server.on('GET /conversations/c-1', refusal('not-found', 404, 'Introuvable.'));
  await say(bob, 'Bonjour');
  await waitFor(() => expect(state().conversations).toEqual([]));
  expect(state().unsent).toMatchObject([{ message: 'Bonjour', to: bob, contactName: 'Bob Mba' }]);
});

test('one that the first page should have and has not is gone', async () => {
  const { state, refresh } = await loaded();
  server.on('GET /conversations', listReply([]));
  await refresh();
  expect(state().conversations).toEqual([]);
});

test('the next conversations are loaded on demand', async () => {
  server.on('GET /conversations', listReply([wireConversation(3)], 'next'));
  const { state, loadMore } = await loaded();
  server.on(
    'GET /conversations?cursor=next',
    listReply([wireConversation(1, { id: 'c-2', member: author('2002') })]),
  );
  await loadMore();
  expect(
    state()
      .conversations.map(({ contact }) => contact.id)
      .sort(),
  ).toEqual([bob, '2002']);
  expect(state().cursor).toBeNull();
});

test('everything is read again when events are lost', async () => {
  const { texts, openIt } = await loaded();
  await openIt();
  server.on('GET /conversations', listReply([wireConversation(5)]));
  server.on('GET /conversations/c-1/messages?after=3', messagesReply(4, 5));
  for (const [, listener] of jest.mocked(listenFor).mock.calls) listener.onResync?.('events');
  await waitFor(() => expect(texts()).toHaveLength(5));
});

test('a mark of reading that is not stored is no failure on the screen, and is tried again', async () => {
  server.on(putReceipt, () => new TypeError('Failed to fetch'));
  const { onRefused, conversation, openIt, see } = await loaded();
  await openIt();
  see(bob, '3');
  expect(unreadIn(conversation()!)).toBe(0);
  await waitFor(() => expect(unreadIn(conversation()!)).toBe(3));
  server.on(putReceipt, conversationReply(wireConversation(3, { read_seq: 3, rev: 4 })));
  see(bob, '3');
  await waitFor(() => expect(conversation()?.server.readSeq).toBe(3));
  expect(onRefused).not.toHaveBeenCalled();
});

test('a mark as unread outlives rereading, a message that is seen and a hidden page', async () => {
  server.on(
    'PUT /conversations/c-1/marks',
    conversationReply(wireConversation(3, { marked_unread: true, rev: 5 })),
  );
  const { conversation, openIt, see, change, refresh } = await loaded();
  await openIt();
  see(bob, '3');
  await waitFor(() => expect(callsOf(putReceipt)).toHaveLength(1));
  change(bob, { isMarkedUnread: true });
  server.on(
    'GET /conversations',
    listReply([wireConversation(3, { read_seq: 3, marked_unread: true, rev: 6 })]),
  );
  await refresh();
  document.dispatchEvent(new Event('visibilitychange'));
  await receive(message(4));
  see(bob, '4');
  await waitFor(() => expect(callsOf(putReceipt)).toHaveLength(2));
  expect([conversation()?.isMarkedUnread, conversation()?.server.readSeq]).toEqual([true, 4]);
});

test('the conversation with a contact who closes the account stays, without them', async () => {
  const { state } = await loaded();
  const closed = wireConversation(3, { member: null, may_write: false, rev: 9 });
  await receive({ type: 'conversation.changed', id: 'c-1', conversation: closed });
  expect(state().conversations.map(({ contact }) => contact.name)).toEqual(['Compte fermé']);
});
