import { AppError, isAppError } from '@az/shared/api';
import type { StoreApi } from 'zustand';
import { type ChatMessage, type Conversation, countedUnread, keyOf } from './conversation.ts';
import type { ConversationCalls, MessageRange } from './conversation-calls.ts';
import { inConversation } from './conversation-changes.ts';
import type { loadFurther } from './load-further.ts';
import type { Load, MessagingState } from './messaging-state.ts';
import { mergeConversation, missingAfter, withServerMessages } from './server-messages.ts';

type Further = ReturnType<typeof loadFurther>;

/** Up to this number, missing messages are read page by page. If more are missing, only the newest are loaded. */
const maxMissing = 200;

const why = (thrown: unknown): Load => {
  if (isAppError(thrown) && thrown.kind === 'not-found') return 'gone';
  return isAppError(thrown) && thrown.kind === 'not-allowed' ? 'refused' : 'failed';
};

/** Loads further conversations and the messages of each by page. */
export function loadHistory(store: StoreApi<MessagingState>, calls: () => ConversationCalls) {
  const { getState, setState } = store;
  const find = (contactId: string) =>
    getState().conversations.find(({ contact }) => contact.id === contactId);
  const isBusy = (what: string) => getState().loads[what] === 'busy';
  const setLoad = (what: string, load: Load | null) =>
    setState(({ loads: { [what]: _, ...others } }) => ({
      loads: load ? { ...others, [what]: load } : others,
    }));

  /** Adds a conversation that was read, or merges it into the known one. */
  function put(read: Conversation) {
    if (getState().loads[read.contact.id] === 'gone') setLoad(read.contact.id, null);
    setState(({ conversations, unreadElsewhere }) => {
      const known = conversations.find((one) => keyOf(one) === keyOf(read));
      // When a contact closes the account, the contact's id changes, and nothing known before is kept.
      const merged = mergeConversation(known?.contact.id === read.contact.id ? known : undefined, read);
      return {
        conversations: known
          ? conversations.map((one) => (one === known ? merged : one))
          : [merged, ...conversations],
        unreadElsewhere: known ? unreadElsewhere : Math.max(0, unreadElsewhere - countedUnread([read])),
      };
    });
  }

  function remove(contactId: string) {
    setState(({ conversations }) => ({
      conversations: conversations.filter(({ contact }) => contact.id !== contactId),
    }));
    setLoad(contactId, 'gone');
  }

  const change = (contactId: string, to: (conversation: Conversation) => Conversation) =>
    setState(({ conversations }) => ({ conversations: inConversation(conversations, contactId, to) }));

  const add = (contactId: string, messages: ChatMessage[]) =>
    change(contactId, (one) => withServerMessages(one, messages));

  /** Replaces the loaded messages by the newest ones. */
  const showNewest = (contactId: string, messages: ChatMessage[]) =>
    change(contactId, ({ server, ...one }) => {
      const first = messages[0]?.seq ?? 0;
      const kept = one.messages.filter(({ seq = 0 }) => seq >= first);
      return withServerMessages({ ...one, messages: kept, server: { ...server, isLoaded: true } }, messages);
    });

  /** Takes over the server's number of all unread messages, which was read together with the conversations of `page`. */
  function setUnread(unread: number | null, page: readonly Conversation[]) {
    if (unread === null) return;
    const read = new Set(page.map(keyOf));
    const others = getState().conversations.filter((one) => !read.has(keyOf(one)));
    setState({ unreadElsewhere: Math.max(0, unread - countedUnread(page) - countedUnread(others)) });
  }

  /** Runs `load`, unless a load of `what` (a contact or `list`) is running. Returns why it failed, or null. */
  async function run(what: string, load: (memberId: string) => Promise<void>): Promise<Load | null> {
    const { memberId, status } = getState();
    if (memberId === null || status !== 'ready' || isBusy(what)) return null;
    setLoad(what, 'busy');
    const failure = await load(memberId).then(() => null, why);
    if (getState().memberId !== memberId) return null;
    if (failure === 'gone' && what !== 'list') remove(what);
    else setLoad(what, failure);
    return failure;
  }

  /** Resolves with the reply of a call. Rejects if the member has signed out by then. */
  async function of<T>(memberId: string, call: Promise<T>): Promise<T> {
    const reply = await call;
    if (getState().memberId !== memberId) throw new AppError('signed-out');
    return reply;
  }

  async function messagesOf(memberId: string, contactId: string, range: MessageRange) {
    const conversation = find(contactId);
    return conversation ? of(memberId, calls().messages(conversation, range)) : [];
  }

  /** Loads the newest messages of a conversation unless they are loaded. Creates a missing conversation. */
  async function open(contactId: string) {
    if (find(contactId)?.server.isLoaded) return;
    await run(contactId, async (memberId) => {
      if (!find(contactId)) put(await of(memberId, calls().open(contactId)));
      // The address of a conversation whose contact still has an account is that of the contact.
      if (!find(contactId)) throw new AppError('not-found');
      showNewest(contactId, await messagesOf(memberId, contactId, {}));
    });
    await catchUp(contactId);
  }

  /** Reads the messages that are missing between the loaded ones, or after them. */
  async function catchUp(contactId: string) {
    for (let last: number | null = null; ; ) {
      const conversation = find(contactId);
      const after = conversation ? missingAfter(conversation) : null;
      // Also stops when the last read has added nothing, because otherwise the loop would never end.
      if (!conversation || after === null || after === last || isBusy(contactId)) return;
      last = after;
      const isFar = conversation.server.lastSeq - after > maxMissing;
      const failure = await run(contactId, async (memberId) => {
        const messages = await messagesOf(memberId, contactId, isFar ? {} : { after });
        if (isFar) showNewest(contactId, messages);
        else add(contactId, messages);
      });
      // The failure is not shown, because the next `refresh` tries again.
      if (failure === 'failed') setLoad(contactId, null);
    }
  }

  /** What the first view does not need. */
  const further = async () =>
    (await import('./load-further.ts')).loadFurther(store, {
      calls,
      run,
      of,
      messagesOf,
      put,
      remove,
      add,
      setUnread,
      open,
      catchUp,
    });

  /** Calls `load`. If its code cannot be loaded, the load of `what` has failed. */
  async function orFail<T>(what: string, load: (of: Further) => Promise<T>): Promise<T | null> {
    const { memberId } = getState();
    const loaded = await further().catch(() => null);
    if (loaded) return load(loaded);
    if (getState().memberId === memberId) setLoad(what, 'failed');
    return null;
  }

  return {
    put,
    remove,
    catchUp,
    setUnread,
    openHistory: open,
    /** Loads conversations by name, and returns their keys. Rejects with `AppError`. */
    search: async (text: string, signal: AbortSignal): Promise<string[]> =>
      (await further()).search(text, signal),
    loadEarlier: (contactId: string) => orFail(contactId, ({ loadEarlier }) => loadEarlier(contactId)),
    /** Loads the next conversations of the list; `done` unless that failed or is happening already. */
    loadMore: () => orFail('list', ({ loadMore }) => loadMore()),
    /** Reads the first page again, then missing messages. Ignores a failure, because the next call tries again. */
    refresh: () =>
      further().then(
        ({ refresh }) => refresh(),
        () => undefined,
      ),
  };
}
