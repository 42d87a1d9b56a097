import type { StoreApi } from 'zustand';
import { type ChatMessage, type Conversation, keyOf } from './conversation.ts';
import type { ConversationCalls, ConversationPage, MessageRange } from './conversation-calls.ts';
import type { Load, MessagingState } from './messaging-state.ts';
import { earlierThan } from './server-messages.ts';

/** Parts of `loadHistory`. */
type History = {
  calls: () => ConversationCalls;
  run: (what: string, load: (memberId: string) => Promise<void>) => Promise<Load | null>;
  of: <T>(memberId: string, call: Promise<T>) => Promise<T>;
  messagesOf: (memberId: string, contactId: string, range: MessageRange) => Promise<ChatMessage[]>;
  put: (read: Conversation) => void;
  remove: (contactId: string) => void;
  add: (contactId: string, messages: ChatMessage[]) => void;
  setUnread: (unread: number | null, page: readonly Conversation[]) => void;
  open: (contactId: string) => Promise<void>;
  catchUp: (contactId: string) => Promise<void>;
};

/** Loads what is beyond the first page of conversations and the newest messages, and reads both again. */
export function loadFurther(
  { getState, setState }: StoreApi<MessagingState>,
  { calls, run, of, messagesOf, put, remove, add, setUnread, open, catchUp }: History,
) {
  const find = (contactId: string) =>
    getState().conversations.find(({ contact }) => contact.id === contactId);

  /** Applies the reread first page. Removes conversations that should be on it but are not, if unchanged meanwhile. */
  function reconcile({ conversations, cursor }: ConversationPage, before: readonly Conversation[]) {
    const oldest = conversations.at(-1)?.messages.at(-1)?.sentOn ?? '';
    const listed = new Set(conversations.map(({ contact }) => contact.id));
    const isGone = ({ contact, messages }: Conversation) => {
      const last = messages.findLast(({ seq }) => seq !== undefined);
      return last && !listed.has(contact.id) && (cursor === null || last.sentOn > oldest);
    };
    for (const one of getState().conversations)
      if (before.includes(one) && isGone(one)) remove(one.contact.id);
    for (const one of conversations) put(one);
  }

  return {
    /** Loads the conversations whose contact's name matches, and returns their keys. Rejects with `AppError`. */
    async search(text: string, signal: AbortSignal): Promise<string[]> {
      const { memberId } = getState();
      if (memberId === null) return [];
      const found = await of(memberId, calls().find(text, signal));
      for (const one of found) put(one);
      return found.map(keyOf);
    },
    async loadEarlier(contactId: string) {
      const conversation = find(contactId);
      const before = conversation ? earlierThan(conversation) : null;
      if (before === null) return;
      await run(contactId, async (memberId) =>
        add(contactId, await messagesOf(memberId, contactId, { before })),
      );
      await catchUp(contactId);
    },
    /** Loads the next conversations of the list; `done` unless that failed or is happening already. */
    loadMore: async (): Promise<'done' | null> => {
      if (getState().loads.list === 'busy') return null;
      const failure = await run('list', async (memberId) => {
        const { cursor: next } = getState();
        if (next === null) return;
        const { conversations, cursor } = await of(memberId, calls().load(next));
        for (const one of conversations) put(one);
        setState({ cursor });
      });
      return failure ? null : 'done';
    },
    /** Reads the first page again, then missing messages. Ignores a failure, because the next call tries again. */
    async refresh() {
      const { memberId, status } = getState();
      if (memberId === null || status !== 'ready') return;
      const { conversations: before } = getState();
      const page = await of(memberId, calls().load()).catch(() => null);
      if (!page) return;
      reconcile(page, before);
      setUnread(page.unread, page.conversations);
      for (const { contact } of getState().conversations) void catchUp(contact.id);
      // Loads conversations that exist again because a block was lifted.
      for (const contactId of getState().onScreen) if (find(contactId)) void open(contactId);
    },
  };
}
