import type { ChatMessage, Conversation, ConversationFlags } from './conversation.ts';
import { noFlags } from './conversation.ts';
import type { ConversationSource } from './conversation-source.ts';
import { createMessagingStore } from './create-messaging-store.ts';

const me = '1042';

const message = (id: string): ChatMessage => ({
  id,
  from: '101',
  to: me,
  message: `Message ${id}`,
  sentOn: '2026-01-05T10:00:00Z',
  isRead: true,
  isSend: true,
});

/** A source whose replies the test settles. */
function slowly<Change>() {
  const calls: Change[] = [];
  const answers: { accept: () => void; refuse: (thrown: Error) => void }[] = [];
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return {
    calls,
    call: (change: Change) => {
      calls.push(change);
      return new Promise<void>((accept, refuse) => answers.push({ accept, refuse }));
    },
    async accept() {
      answers.shift()?.accept();
      await settle();
    },
    async refuse() {
      answers.shift()?.refuse(new Error('no'));
      await settle();
    },
  };
}

async function openConversation() {
  const { call, ...server } = slowly<object>();
  let arrive: (contactId: string, message: ChatMessage) => void = () => undefined;
  const contact = {
    id: '101',
    name: 'Inès',
    avatar: null,
    role: '',
    status: 'online',
    isStory: false,
  } as const;
  const conversation: Conversation = { ...noFlags, contact, group: null, messages: [message('1')] };
  const source: ConversationSource = {
    load: async () => ({ conversations: [conversation], cursor: null, unread: null }),
    send: async () => undefined,
    retry: async () => undefined,
    remove: async () => false,
    change: (_memberId, _conversation, change) => call(change),
    createGroup: null,
    history: null,
    listen: (_memberId, { onArrival }) => {
      arrive = onArrival;
      return () => undefined;
    },
  };
  const onRefused = jest.fn();
  const { store, change, empty, load, forget } = createMessagingStore({ onRefused });
  await load(me, async () => source);
  const mark = (flags: Partial<ConversationFlags>) => change('101', flags);
  const shown = () => store.getState().conversations[0];
  const ids = () => shown()?.messages.map(({ id }) => id);
  return {
    ...server,
    onRefused,
    mark,
    empty: () => empty('101'),
    shown,
    ids,
    forget,
    arrive: (id: string) => arrive('101', message(id)),
  };
}

describe('a conversation', () => {
  test('is muted at once, over a message that arrives, and no longer when that is refused', async () => {
    const { mark, shown, ids, arrive, refuse, onRefused } = await openConversation();
    mark({ isMuted: true });
    expect(shown()).toMatchObject({ isMuted: true });
    arrive('2');
    expect([shown()?.isMuted, ids()]).toEqual([true, ['1', '2']]);
    await refuse();
    expect([shown()?.isMuted, ids()]).toEqual([false, ['1', '2']]);
    expect(onRefused).toHaveBeenCalledTimes(1);
  });

  test('muted, not muted and muted within a call is muted with that one call', async () => {
    const { mark, shown, calls, accept } = await openConversation();
    for (const isMuted of [true, false, true]) {
      mark({ isMuted });
      expect(shown()).toMatchObject({ isMuted });
    }
    await accept();
    expect([shown()?.isMuted, calls]).toEqual([true, [{ isMuted: true }]]);
  });

  test('changes one thing at a time: what is refused leaves the rest', async () => {
    const { mark, shown, calls, accept, refuse, onRefused } = await openConversation();
    mark({ isMuted: true });
    mark({ isArchived: true });
    expect(shown()).toMatchObject({ isMuted: true, isArchived: true });
    expect(calls).toEqual([{ isMuted: true }]);
    await refuse();
    expect(shown()).toMatchObject({ isMuted: false, isArchived: true });
    await accept();
    expect(shown()).toMatchObject({ isMuted: false, isArchived: true });
    expect(calls).toEqual([{ isMuted: true }, { isArchived: true }]);
    expect(onRefused).toHaveBeenCalledTimes(1);
  });

  test('is emptied up to the last message then, and gets its messages back when that is refused', async () => {
    const { empty, ids, arrive, accept, refuse } = await openConversation();
    empty();
    expect(ids()).toEqual([]);
    arrive('2');
    expect(ids()).toEqual(['2']);
    await refuse();
    expect(ids()).toEqual(['1', '2']);
    empty();
    arrive('3');
    await accept();
    expect(ids()).toEqual(['3']);
  });

  test('is emptied, too, when it is marked as unread before the server has heard of either', async () => {
    const { mark, empty, calls, accept } = await openConversation();
    mark({ isMuted: true });
    empty();
    mark({ isMarkedUnread: true });
    await accept();
    await accept();
    expect(calls).toEqual([
      { isMuted: true },
      { emptiedUpTo: '1', isMarkedUnread: false },
      { isMarkedUnread: true },
    ]);
  });

  test('leaves nothing to the next member', async () => {
    const { mark, shown, refuse, forget, onRefused } = await openConversation();
    mark({ isMuted: true });
    forget();
    await refuse();
    expect(shown()).toBeUndefined();
    expect(onRefused).not.toHaveBeenCalled();
  });
});
