import { json } from '@az/shared/testing';
import { waitFor } from '@testing-library/react';
import { bob, me, receive, wireConversation, wireMessage } from '../testing/sample-wire.ts';
import { serverStores } from '../testing/server-store.ts';
import type { ConversationFlags } from './conversation.ts';

jest.mock('@az/shared/live', () => ({ listenFor: jest.fn(() => () => undefined) }));

const { server, loaded } = serverStores();

/** A page with an open conversation, whose marks the server stores when the test says so. */
async function openConversation() {
  const calls: object[] = [];
  const replies: ((reply: Response) => void)[] = [];
  server.on('PUT /conversations/c-1/marks', async (request) => {
    calls.push(await request.json());
    return new Promise((resolve) => replies.push(resolve));
  });
  const { change, empty, openIt, conversation, texts, forget, load, onRefused } = await loaded();
  await openIt();
  const answer = async (reply: Response) => {
    await waitFor(() => expect(replies).not.toEqual([]));
    replies.shift()?.(reply);
  };
  return {
    calls,
    onRefused,
    forget,
    signIn: () => load(me),
    mark: (flags: Partial<ConversationFlags>) => change(bob, flags),
    empty: () => empty(bob),
    shown: conversation,
    texts,
    accept: () => answer(json({ success: true, conversation: wireConversation(3) })),
    refuse: () => answer(json({}, { status: 400 })),
    arrive: (seq: number) => receive({ type: 'message.new', conversation: 'c-1', message: wireMessage(seq) }),
  };
}

const first = ['Message 1', 'Message 2', 'Message 3'];

describe('a conversation', () => {
  test('is muted at once, over a message that arrives, and no longer when that is refused', async () => {
    const { mark, shown, texts, arrive, refuse, onRefused } = await openConversation();
    mark({ isMuted: true });
    expect(shown()).toMatchObject({ isMuted: true });
    await arrive(4);
    expect([shown()?.isMuted, texts()]).toEqual([true, [...first, 'Message 4']]);
    await refuse();
    await waitFor(() => expect(shown()).toMatchObject({ isMuted: false }));
    expect(texts()).toEqual([...first, 'Message 4']);
    expect(onRefused).toHaveBeenCalledTimes(1);
  });

  test('muted, not muted and muted within a call is muted with that one call', async () => {
    const { mark, shown, calls, accept } = await openConversation();
    for (const isMuted of [true, false, true]) {
      mark({ isMuted });
      expect(shown()).toMatchObject({ isMuted });
    }
    await accept();
    // Sent after everything that was to be sent before.
    mark({ isArchived: true });
    await accept();
    expect([shown()?.isMuted, calls]).toEqual([true, [{ muted: true }, { archived: true }]]);
  });

  test('changes one thing at a time: what is refused leaves the rest', async () => {
    const { mark, shown, calls, accept, refuse, onRefused } = await openConversation();
    mark({ isMuted: true });
    mark({ isArchived: true });
    expect(shown()).toMatchObject({ isMuted: true, isArchived: true });
    await refuse();
    await waitFor(() => expect(shown()).toMatchObject({ isMuted: false, isArchived: true }));
    await accept();
    expect(shown()).toMatchObject({ isMuted: false, isArchived: true });
    expect(calls).toEqual([{ muted: true }, { archived: true }]);
    expect(onRefused).toHaveBeenCalledTimes(1);
  });

  test('is emptied up to the last message then, and gets its messages back when that is refused', async () => {
    const { empty, mark, texts, arrive, accept, refuse } = await openConversation();
    empty();
    expect(texts()).toEqual([]);
    await arrive(4);
    expect(texts()).toEqual(['Message 4']);
    await refuse();
    await waitFor(() => expect(texts()).toEqual([...first, 'Message 4']));
    empty();
    await arrive(5);
    await accept();
    mark({ isMuted: true });
    await accept();
    expect(texts()).toEqual(['Message 5']);
  });

  test('is emptied, too, when it is marked as unread before the server has heard of either', async () => {
    const { mark, empty, calls, accept } = await openConversation();
    mark({ isMuted: true });
    empty();
    mark({ isMarkedUnread: true });
    await accept();
    await accept();
    await accept();
    expect(calls).toEqual([
      { muted: true },
      { emptied_up_to: 3, marked_unread: false },
      { marked_unread: true },
    ]);
  });

  test('leaves nothing to the next member', async () => {
    const { mark, shown, refuse, forget, signIn, onRefused } = await openConversation();
    mark({ isMuted: true });
    forget();
    await refuse();
    expect(shown()).toBeUndefined();
    await signIn();
    expect(shown()).toMatchObject({ isMuted: false });
    expect(onRefused).not.toHaveBeenCalled();
  });
});
