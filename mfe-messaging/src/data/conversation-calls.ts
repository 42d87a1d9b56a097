import { areaHost } from '@az/shared/area';
import {
  createGroupChat,
  getConversation,
  getConversations,
  getMessages,
  markConversation,
  openConversation,
  storeReceipt,
} from '@az/shared/conversations';
import type { ChatMessage, Conversation, ConversationChange, UnsentMessage } from './conversation.ts';
import { seqOf } from './conversation-changes.ts';
import type { ConversationListener, followServer } from './follow-server.ts';
import { contactIdOf, type Row, toConversation, toMessage } from './server-rows.ts';

type Following = ReturnType<typeof followServer>;

/**
 * A page of the member's conversations. `cursor` requests the next page; null on the last page. `unread`: the unread
 * messages of all conversations, without muted and archived ones; null if only the page's are known.
 */
export type ConversationPage = {
  conversations: Conversation[];
  cursor: string | null;
  unread: number | null;
};

/** The newest messages with a number below `before`, or the oldest above `after`. With neither: the newest. */
export type MessageRange = { before?: number; after?: number };

/** `clientId`: the same for all attempts to create one group. */
export type GroupRequest = { name: string; memberIds: readonly string[]; clientId: string };

export type ConversationCalls = ReturnType<typeof conversationCalls>;

/** Interval at which a visible page rereads the conversations, in milliseconds: being blocked causes no event. */
const rereadEvery = 60_000;

const isConversationId = (contactId: string): boolean => contactId.includes('-');

/** The calls of a member's conversations. All functions reject with `AppError`. */
export function conversationCalls(memberId: string) {
  const contactOf = new Map<string, string>();
  let following: () => Promise<Following> = () => Promise.reject(new Error('Nobody listens'));

  function receive(row: Row): Conversation {
    contactOf.set(row.id, contactIdOf(row));
    return toConversation(row, memberId);
  }

  return {
    /** A page of the conversations; the first one without a cursor. */
    async load(cursor: string | null = null): Promise<ConversationPage> {
      const { items, meta } = await getConversations(cursor);
      return { conversations: items.map(receive), cursor: meta.nextCursor, unread: meta.unread };
    },
    /** Conversations whose contact's name matches, wherever they are in the list. */
    find: async (search: string, signal: AbortSignal): Promise<Conversation[]> =>
      (await getConversations(null, signal, search)).items.map(receive),
    /** The conversation with a contact, or with this id. Creates the one with a contact if there is none. */
    open: async (contactId: string): Promise<Conversation> =>
      receive(await (isConversationId(contactId) ? getConversation : openConversation)(contactId)),
    /** The messages in a range, the oldest first. */
    async messages({ server, contact }: Conversation, range: MessageRange): Promise<ChatMessage[]> {
      const { items } = await getMessages(server.id, range);
      return items.map((message) => toMessage(message, contact.id, memberId));
    },
    /**
     * Stores a message on the device, from where it is sent once, after the earlier ones of its conversation. Rejects
     * when it cannot be stored; then it is not sent.
     */
    send: async (message: UnsentMessage): Promise<void> => (await following()).outbox.send(message),
    /** Sends a refused message again, in its place. */
    retry: async (id: string): Promise<void> => (await following()).outbox.retry(id),
    /** Removes an unsent message. Returns true if sending had begun, so that the contact may have it. */
    remove: async (id: string): Promise<boolean> => (await following()).outbox.remove(id),
    async change(conversation: Conversation, { readUpTo, emptiedUpTo, ...flags }: ConversationChange) {
      const { id, readSeq } = conversation.server;
      const read = seqOf(conversation, readUpTo);
      const emptied = seqOf(conversation, emptiedUpTo);
      const marks = { ...flags, ...(emptied > 0 && { emptiedUpTo: emptied }) };
      if (read > readSeq) await storeReceipt(id, read);
      const isOther = Object.entries(flags).some(
        ([key, value]) => conversation[key as keyof typeof flags] !== value,
      );
      if (isOther || emptied > 0) await markConversation(id, marks);
    },
    createGroup: async ({ name, memberIds, clientId }: GroupRequest): Promise<Conversation> =>
      receive(await createGroupChat(name, memberIds, clientId)),
    /**
     * Calls `listener` with what happens until the returned function is called, and sends messages. The code for both
     * loads when it is needed.
     */
    listen(listener: ConversationListener): () => void {
      let loading: Promise<Following> | undefined;
      following = () => {
        loading ??= import('./follow-server.ts').then(({ followServer }) =>
          followServer({ memberId, listener, contactOf, receive }),
        );
        loading.catch(() => {
          loading = undefined;
        });
        return loading;
      };
      const load = () => void following().catch(() => undefined);
      function resync() {
        if (document.hidden) return;
        listener.onResync();
        // Again, if the code could not be loaded before.
        load();
      }
      const timer = setInterval(resync, rereadEvery);
      document.addEventListener('visibilitychange', resync);
      // The stream can have sent events whose conversations could not be read.
      addEventListener('online', resync);
      const cancel = areaHost().afterFirstView(load);
      return () => {
        clearInterval(timer);
        document.removeEventListener('visibilitychange', resync);
        removeEventListener('online', resync);
        cancel();
        loading?.then(
          ({ stop }) => stop(),
          () => undefined,
        );
      };
    },
  };
}
