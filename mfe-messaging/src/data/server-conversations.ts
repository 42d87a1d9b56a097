import { areaHost } from '@az/shared/area';
import {
  getConversation,
  getConversations,
  getMessages,
  markConversation,
  openConversation,
  storeReceipt,
} from '@az/shared/conversations';
import type { Conversation } from './conversation.ts';
import { seqOf } from './conversation-changes.ts';
import type { ConversationSource, SourceListener } from './conversation-source.ts';
import type { followServer } from './follow-server.ts';
import { contactIdOf, type Row, toConversation, toMessage } from './server-rows.ts';

type Following = ReturnType<typeof followServer>;

/** Interval at which a visible page rereads the conversations, in milliseconds: being blocked causes no event. */
const rereadEvery = 60_000;

const isConversationId = (contactId: string): boolean => contactId.includes('-');

function serverIdOf({ server }: Conversation): string {
  if (!server) throw new Error('Not a conversation of the server');
  return server.id;
}

/** Conversations on a server with the extension `messaging`. */
export function serverConversations(): ConversationSource {
  const contactOf = new Map<string, string>();
  let following: () => Promise<Following> = () => Promise.reject(new Error('Nobody listens'));

  function receive(row: Row, memberId: string): Conversation {
    contactOf.set(row.id, contactIdOf(row));
    return toConversation(row, memberId);
  }

  async function read(memberId: string, cursor: string | null) {
    const { items, meta } = await getConversations(cursor);
    const conversations = items.map((row) => receive(row, memberId));
    return { conversations, cursor: meta.nextCursor, unread: meta.unread };
  }

  /** What follows the member's events and sends messages. Its code loads when it is needed. */
  function follow(memberId: string, listener: SourceListener): () => void {
    let loading: Promise<Following> | undefined;
    following = () => {
      loading ??= import('./follow-server.ts').then(({ followServer }) =>
        followServer({ memberId, listener, contactOf, receive: (row) => receive(row, memberId) }),
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
  }

  return {
    load: (memberId) => read(memberId, null),
    send: async (message) => (await following()).outbox.send(message),
    retry: async (id) => (await following()).outbox.retry(id),
    remove: async (id) => (await following()).outbox.remove(id),
    async change(_memberId, conversation, { readUpTo, emptiedUpTo, ...flags }) {
      const id = serverIdOf(conversation);
      const read = readUpTo === undefined ? 0 : seqOf(conversation, readUpTo);
      const emptied = emptiedUpTo === undefined ? 0 : seqOf(conversation, emptiedUpTo);
      const marks = { ...flags, ...(emptied > 0 && { emptiedUpTo: emptied }) };
      if (read > (conversation.server?.readSeq ?? 0)) await storeReceipt(id, read);
      const isOther = Object.entries(flags).some(
        ([key, value]) => conversation[key as keyof typeof flags] !== value,
      );
      if (isOther || emptied > 0) await markConversation(id, marks);
    },
    createGroup: null,
    listen: follow,
    history: {
      more: read,
      find: async (memberId, search, signal) =>
        (await getConversations(null, signal, search)).items.map((row) => receive(row, memberId)),
      open: async (memberId, contactId) =>
        receive(
          await (isConversationId(contactId) ? getConversation : openConversation)(contactId),
          memberId,
        ),
      messages: async (memberId, conversation, range) => {
        const { items } = await getMessages(serverIdOf(conversation), range);
        return items.map((message) => toMessage(message, conversation.contact.id, memberId));
      },
    },
  };
}
