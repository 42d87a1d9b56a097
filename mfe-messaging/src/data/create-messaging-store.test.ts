import { waitFor } from '@testing-library/react';
import {
  bob,
  conversationReply,
  listReply,
  me,
  receive,
  refusal,
  wireConversation,
  wireMessage,
} from '../testing/sample-wire.ts';
import { serverStores } from '../testing/server-store.ts';
import { unreadIn } from './conversation.ts';
import { createMessagingStore } from './create-messaging-store.ts';

jest.mock('@az/shared/live', () => ({ listenFor: jest.fn(() => () => undefined) }));

const { server, callsOf, loaded } = serverStores();

describe('loading', () => {
  test('fails, and succeeds on retry', async () => {
    server.on('GET /conversations', [refusal('not-allowed', 403, 'Non.'), listReply([wireConversation(3)])]);
    const { load, store } = createMessagingStore();
    await load(me);
    expect(store.getState().status).toBe('failed');
    await load(me);
    expect(store.getState().status).toBe('ready');
  });

  test('drops the reply for a member who has signed out meanwhile', async () => {
    const { load, forget, store } = createMessagingStore();
    const loading = load(me);
    forget();
    await loading;
    expect(store.getState()).toMatchObject({ status: 'idle', conversations: [] });
  });
});

describe('a mark as unread', () => {
  /** A store that shows a conversation which is read and was marked as unread before it was opened. */
  async function marked() {
    const row = (changes: object) => wireConversation(3, { read_seq: 3, unread: 0, ...changes });
    server.on('GET /conversations', listReply([row({ marked_unread: true })]));
    server.on('PUT /conversations/c-1/marks', async (request) =>
      conversationReply(row({ ...(await request.json()), rev: 9 }))(),
    );
    const store = await loaded();
    return { ...store, unread: () => unreadIn(store.conversation()!) };
  }
  const marks = () => callsOf('PUT /conversations/c-1/marks');

  test('ends when the conversation is opened and seen; of two components the last one leaves it', async () => {
    const { open, openIt, close, see, change, unread } = await marked();
    await openIt();
    open(bob);
    close(bob);
    expect(unread()).toBe(1);
    see(bob, '3');
    expect(unread()).toBe(0);
    await waitFor(() => expect(marks()).toHaveLength(1));
    change(bob, { isMarkedUnread: true });
    close(bob);
    see(bob, '3');
    expect(unread()).toBe(1);
  });

  test('that is made while it is open stays until it is left and opened again', async () => {
    const { open, openIt, close, see, change, unread } = await marked();
    await openIt();
    see(bob, '3');
    change(bob, { isMarkedUnread: true });
    see(bob, '3');
    await receive({ type: 'message.new', conversation: 'c-1', message: wireMessage(4) });
    expect(unread()).toBe(1);
    close(bob);
    open(bob);
    see(bob, '3');
    await waitFor(() => expect(marks()).toHaveLength(3));
  });
});

describe('drafts', () => {
  beforeEach(() => {
    const other = { id: 'c-2', member: null };
    server.on('GET /conversations', listReply([wireConversation(3), wireConversation(3, other)]));
    server.on('POST /conversations/c-1/messages', () => new TypeError('Failed to fetch'));
  });

  test('are stored for each contact, over a reload and for their member only', async () => {
    const { writeDraft, say, state } = await loaded();
    writeDraft('c-2', 'Je pense à');
    await say(bob, 'Vendredi');
    expect(state().drafts).toMatchObject({ [bob]: '', 'c-2': 'Je pense à' });
    const draftsAfterReload = async (memberId: string) => {
      const { load, open, store } = createMessagingStore();
      await load(memberId);
      for (const contactId of [bob, 'c-2']) open(contactId);
      return store.getState().drafts;
    };
    expect(await draftsAfterReload(me)).toEqual({ 'c-2': 'Je pense à' });
    expect(await draftsAfterReload('someone-else')).toEqual({});
  });

  test('of another tab are kept when the message of this one is sent', async () => {
    const key = `az-draft:${me}:message:${bob}#other`;
    const elsewhere = (text: string) => localStorage.setItem(key, JSON.stringify({ text, at: Date.now() }));
    elsewhere('Un');
    const { open, writeDraft, say, state } = await loaded();
    open(bob);
    expect(state().drafts).toEqual({ [bob]: 'Un' });
    writeDraft(bob, 'Deux');
    elsewhere('Trois');
    await say(bob, 'Deux');
    const reloaded = await loaded();
    reloaded.open(bob);
    expect(reloaded.state().drafts).toEqual({ [bob]: 'Trois' });
  });

  test.each(['not json', '[]', 'null', '{"drafts":7,"lastRead":{"101":5}}'])(
    'survive %p in storage',
    async (kept) => {
      localStorage.setItem(`az-messaging:${me}`, kept);
      expect((await loaded()).state()).toMatchObject({ status: 'ready', drafts: {} });
    },
  );

  test('stay in memory where storage is blocked', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const { writeDraft, state } = await loaded();
    writeDraft(bob, 'Bonjour');
    expect(state().drafts).toEqual({ [bob]: 'Bonjour' });
  });
});
