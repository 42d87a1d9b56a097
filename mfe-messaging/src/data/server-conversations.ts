import { isAppError } from '@az/shared/api';
import { areaHost } from '@az/shared/area';
import type { LiveEvent } from '@az/shared/contracts';
import {
  getConversation,
  getConversations,
  getMessages,
  markConversation,
  openConversation,
  storeReceipt,
} from '@az/shared/conversations';
import type { ChatMessage, Contact, Conversation, UnsentMessage } from './conversation.ts';
import { seqOf } from './conversation-changes.ts';
import type { ConversationSource, SourceListener } from './conversation-source.ts';
import { messageOutbox } from './message-outbox.ts';
import { withServerState } from './server-messages.ts';

type Row = Awaited<ReturnType<typeof getConversation>>;
type Message = NonNullable<Row['last']>;

const words = { closed: 'Compte fermé', closedText: 'Message d’un compte fermé' };

/** Interval at which a visible page rereads the conversations, in milliseconds: being blocked causes no event. */
const rereadEvery = 60_000;

/** A contact who has closed the account has no id any more, so the id of the conversation (a UUID) is used instead. */
const contactIdOf = ({ id, member }: Row): string => member?.id ?? id;

const isConversationId = (contactId: string): boolean => contactId.includes('-');

function toMessage(message: Message, contactId: string, memberId: string): ChatMessage {
  const { seq, author, text, clientId, sentAt } = message;
  const isOwn = author === memberId;
  return {
    id: (isOwn && clientId) || String(seq),
    from: author ?? contactId,
    to: isOwn ? contactId : memberId,
    message: author === null ? words.closedText : text,
    sentOn: sentAt ?? new Date(0).toISOString(),
    isRead: false,
    isSend: true,
    seq,
  };
}

function toConversation(row: Row, memberId: string): Conversation {
  const { id, member, last, rev, lastSeq, readSeq, readByOtherSeq, readsNotShown, emptiedSeq } = row;
  const { isMuted, isArchived, isMarkedUnread, mayWrite, awaitsAnswer } = row;
  const contact: Contact = {
    id: contactIdOf(row),
    name: member?.name ?? words.closed,
    avatar: member?.picture ?? null,
    role: member?.role ?? '',
    status: null,
    isStory: false,
  };
  const messages = last ? [toMessage(last, contact.id, memberId)] : [];
  const read = { readSeq, readByOtherSeq, readsNotShown };
  const counted = { unread: row.unread, after: Math.max(readSeq, emptiedSeq), upTo: lastSeq };
  const server = { id, rev, lastSeq, ...read, emptiedSeq, counted, mayWrite, awaitsAnswer, isLoaded: false };
  return withServerState(
    { contact, group: null, messages, isMuted, isArchived, isMarkedUnread, server },
    server,
  );
}

/** Who follows the member's events; `isLate` of the event. */
type Following = { memberId: string; listener: SourceListener; isLate: boolean | undefined };

function serverIdOf({ server }: Conversation): string {
  if (!server) throw new Error('Not a conversation of the server');
  return server.id;
}

/** Conversations on a server with the extension `messaging`. */
export function serverConversations(): ConversationSource {
  const contactOf = new Map<string, string>();
  const outbox = messageOutbox();

  function receive(row: Row, memberId: string): Conversation {
    contactOf.set(row.id, contactIdOf(row));
    return toConversation(row, memberId);
  }

  async function read(memberId: string, cursor: string | null) {
    const { items, meta } = await getConversations(cursor);
    const conversations = items.map((row) => receive(row, memberId));
    return { conversations, cursor: meta.nextCursor, unread: meta.unread };
  }

  /** Passes a message to the listener. An unknown conversation is read first, because it names the contact. */
  async function arrive(id: string, message: Message, { memberId, listener, isLate }: Following) {
    if (!contactOf.has(id)) listener.onChange(receive(await getConversation(id), memberId));
    const contactId = contactOf.get(id);
    if (contactId) listener.onArrival(contactId, toMessage(message, contactId, memberId), isLate);
  }

  /** Passes an event of the member's log to the listener. */
  function handle(event: LiveEvent, following: Following): void {
    const { memberId, listener } = following;
    const { type, id, conversation, message, member, relation } = event;
    const contactId = contactOf.get(id ?? '');
    if (type === 'message.new' && id && message) arrive(id, message, following).catch(listener.onResync);
    else if (type === 'conversation.changed' && conversation)
      listener.onChange(receive(conversation, memberId));
    else if (type === 'receipt.changed' && contactId)
      listener.onReceipt(contactId, {
        readByOtherSeq: event.read ?? 0,
        readsNotShown: event.readsNotShown ?? [],
      });
    else if (type === 'own.relation' && member && relation === null) listener.onGone(member);
    // The relation decides whether the member may write, and lifting a block brings the conversation back.
    else if (type === 'own.relation' || type === 'relation.changed') listener.onResync();
  }

  /** Reads the conversation of a refused message again, because the contact may have blocked the member. */
  async function reread({ conversation, to }: UnsentMessage, memberId: string, listener: SourceListener) {
    try {
      listener.onChange(receive(await getConversation(conversation), memberId));
    } catch (thrown) {
      if (isAppError(thrown) && thrown.kind === 'not-found') listener.onGone(to);
    }
  }

  /** Reports what is not sent, and what the outbox sends. */
  function followOutbox(memberId: string, listener: SourceListener) {
    let refused: ReadonlySet<string> | null = null;
    return outbox.listen(memberId, {
      onUnsent(messages) {
        listener.onUnsent(messages);
        const all = messages.filter(({ refusal }) => refusal !== null);
        if (refused) for (const one of all) if (!refused.has(one.id)) void reread(one, memberId, listener);
        refused = new Set(all.map(({ id }) => id));
      },
      onStored: (stored) =>
        'message' in stored && listener.onSent(toMessage(stored.message, stored.act.to, memberId)),
    });
  }

  function follow(memberId: string, listener: SourceListener): () => void {
    const resync = () => document.hidden || listener.onResync();
    const timer = setInterval(resync, rereadEvery);
    const stopOutbox = followOutbox(memberId, listener);
    document.addEventListener('visibilitychange', resync);
    // Listening can start late, because the stream also sends the events since the first call of the session.
    let stop = areaHost().afterFirstView(() => {
      // What waits is sent by the shell too, and shown as soon as the code can be loaded.
      outbox.connect().catch(() => undefined);
      const listening = import('@az/shared/live').then(({ listenLive }) =>
        listenLive({
          onEvent: (event, isLate) => handle(event, { memberId, listener, isLate }),
          onResync: (missed) => missed === 'events' && listener.onResync(),
        }),
      );
      stop = () => void listening.then((end) => end());
    });
    return () => {
      clearInterval(timer);
      stopOutbox();
      document.removeEventListener('visibilitychange', resync);
      stop();
    };
  }

  return {
    load: (memberId) => read(memberId, null),
    send: outbox.send,
    retry: outbox.retry,
    remove: outbox.remove,
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
