import { chatReplyDelay, demoLatency } from '@az/shared/constants';
import { failNextSampleReply } from '@az/shared/sample/people';
import { sayWith } from '../testing/say.ts';
import { type ChatMessage, unreadIn } from './conversation.ts';
import { createMessagingStore } from './create-messaging-store.ts';
import { sampleConversations } from './sample-conversations.ts';

const me = 'member-7';

const after = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

const choose = async () => sampleConversations();

async function loadedStore(memberId = me) {
  const messaging = createMessagingStore();
  void messaging.load(memberId, choose);
  await after(demoLatency);
  const conversation = (contactId: string) =>
    messaging.store.getState().conversations.find(({ contact }) => contact.id === contactId)!;
  const last = (contactId: string): ChatMessage => conversation(contactId).messages.at(-1)!;
  return { ...messaging, say: sayWith(messaging), conversation, last, state: messaging.store.getState };
}

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});

afterEach(() => jest.useRealTimers());

describe('loading', () => {
  test('loads the contacts 101 to 112, each message between the member and that contact', async () => {
    const { state } = await loadedStore();
    const { status, conversations } = state();
    expect(status).toBe('ready');
    expect(conversations.map(({ contact }) => contact.id)).toEqual(
      Array.from({ length: 12 }, (_, index) => String(101 + index)),
    );
    for (const { contact, messages } of conversations) {
      for (const { from, to } of messages) expect([from, to].sort()).toEqual([contact.id, me].sort());
    }
  });

  test('fails, and succeeds on retry', async () => {
    failNextSampleReply();
    const { load, state } = await loadedStore();
    expect(state().status).toBe('failed');
    void load(me, choose);
    expect(state().status).toBe('loading');
    await after(demoLatency);
    expect(state().status).toBe('ready');
  });

  test('drops the reply for a member who has signed out meanwhile', async () => {
    const { load, forget, store } = createMessagingStore();
    void load(me, choose);
    forget();
    await after(demoLatency);
    expect(store.getState()).toMatchObject({ status: 'idle', conversations: [] });
  });
});

describe('a message', () => {
  test('is being sent, then sent, then read when the reply arrives after one second', async () => {
    const { say, last, conversation } = await loadedStore();
    await say('101', 'Bonjour');
    const { id } = last('101');
    expect(last('101')).toMatchObject({
      from: me,
      to: '101',
      message: 'Bonjour',
      isSend: false,
      isRead: false,
    });
    await after(demoLatency);
    expect(last('101')).toMatchObject({ id, isSend: true, isRead: false });
    await after(chatReplyDelay - demoLatency - 1);
    expect(last('101').id).toBe(id);
    await after(1);
    expect(last('101')).toMatchObject({ from: '101', to: me });
    expect(conversation('101').messages.at(-2)).toMatchObject({ id, isRead: true });
  });

  test('that cannot be sent stays, gets no reply, and can be sent again', async () => {
    const { say, retry, last, state } = await loadedStore();
    failNextSampleReply();
    await say('101', 'Bonjour');
    await after(chatReplyDelay * 2);
    const failed = last('101');
    expect(failed).toMatchObject({ message: 'Bonjour', isSend: false });
    expect(state().unsent).toMatchObject([{ id: failed.id, refusal: expect.any(String) }]);
    void retry(failed.id);
    expect(state().unsent).toMatchObject([{ id: failed.id, refusal: null }]);
    await after(chatReplyDelay);
    expect(last('101').from).toBe('101');
  });

  test('gets no reply after the session has ended', async () => {
    const { say, forget, load, last } = await loadedStore();
    await say('101', 'Bonjour');
    await after(demoLatency);
    forget();
    void load(me, choose);
    await after(chatReplyDelay * 2);
    expect(last('101')).toMatchObject({ from: me, message: 'Bonjour' });
  });

  test('gets a unique id', async () => {
    const { say, conversation } = await loadedStore();
    await say('101', 'un');
    await say('101', 'deux');
    await after(chatReplyDelay);
    await say('101', 'trois');
    const ids = conversation('101').messages.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('unread messages', () => {
  type Store = Awaited<ReturnType<typeof loadedStore>>;
  const unread = ({ conversation }: Store, id: string) => unreadIn(conversation(id));
  const seeAll = ({ see, last }: Store, id: string) => see(id, last(id).id);

  test('are read when they are seen, and stay read after a reload', async () => {
    const before = await loadedStore();
    before.open('104');
    expect(unread(before, '104')).toBe(1);
    seeAll(before, '104');
    expect(unread(before, '104')).toBe(0);
    expect(unread(before, '107')).toBe(1);
    expect(unread(await loadedStore(), '104')).toBe(0);
    expect(unread(await loadedStore('someone-else'), '104')).toBe(1);
  });

  test('stay read after a reload without the later messages', async () => {
    const before = await loadedStore();
    seeAll(before, '104');
    await before.say('104', 'Bonjour');
    await after(chatReplyDelay);
    seeAll(before, '104');
    expect(unread(await loadedStore(), '104')).toBe(0);
  });

  test('a reply counts as unread until it is seen', async () => {
    const store = await loadedStore();
    store.open('101');
    await store.say('101', 'Bonjour');
    const { id } = store.last('101');
    await after(chatReplyDelay);
    store.see('101', id);
    expect(unread(store, '101')).toBe(1);
    seeAll(store, '101');
    expect(unread(store, '101')).toBe(0);
  });

  test('a mark as unread stays until the conversation is left and opened again', async () => {
    const store = await loadedStore();
    store.open('101');
    store.change('101', { isMarkedUnread: true });
    seeAll(store, '101');
    await store.say('101', 'Bonjour');
    await after(chatReplyDelay);
    seeAll(store, '101');
    expect(unread(store, '101')).toBe(1);
    store.close('101');
    store.open('101');
    seeAll(store, '101');
    expect(unread(store, '101')).toBe(0);
  });

  test('a mark of another tab stays, and of two components the last one leaves the conversation', async () => {
    const store = await loadedStore();
    store.change('101', { isMarkedUnread: true });
    store.open('101');
    store.open('101');
    store.close('101');
    seeAll(store, '101');
    expect(unread(store, '101')).toBe(0);
    store.change('101', { isMarkedUnread: true });
    store.close('101');
    seeAll(store, '101');
    expect(unread(store, '101')).toBe(1);
  });
});

describe('drafts', () => {
  test('are stored for each contact, over a reload and for their member only', async () => {
    const { writeDraft, say, state } = await loadedStore();
    writeDraft('101', 'Je pense à');
    writeDraft('102', 'Vendredi');
    await say('102', 'Vendredi');
    expect(state().drafts).toMatchObject({ '101': 'Je pense à', '102': '' });
    const draftsAfterReload = async (memberId?: string) => {
      const { open, state } = await loadedStore(memberId);
      for (const contactId of ['101', '102']) open(contactId);
      return state().drafts;
    };
    expect(await draftsAfterReload()).toEqual({ '101': 'Je pense à' });
    expect(await draftsAfterReload('someone-else')).toEqual({});
  });

  test('of another tab are kept when the message of this one is sent', async () => {
    localStorage.setItem(`az-draft:${me}:message:101#other`, JSON.stringify({ text: 'Un', at: Date.now() }));
    const { open, writeDraft, say, state } = await loadedStore();
    open('101');
    expect(state().drafts).toEqual({ '101': 'Un' });
    writeDraft('101', 'Deux');
    localStorage.setItem(
      `az-draft:${me}:message:101#other`,
      JSON.stringify({ text: 'Trois', at: Date.now() }),
    );
    await say('101', 'Deux');
    const reloaded = await loadedStore();
    reloaded.open('101');
    expect(reloaded.state().drafts).toEqual({ '101': 'Trois' });
  });

  test.each(['not json', '[]', 'null', '{"drafts":7,"lastRead":{"101":5}}'])(
    'survive %p in storage',
    async (kept) => {
      localStorage.setItem(`az-messaging:${me}`, kept);
      const { state } = await loadedStore();
      expect(state()).toMatchObject({ status: 'ready', drafts: {} });
    },
  );

  test('stay in memory where storage is blocked', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const { writeDraft, state } = await loadedStore();
    writeDraft('101', 'Bonjour');
    expect(state().drafts).toEqual({ '101': 'Bonjour' });
  });
});
