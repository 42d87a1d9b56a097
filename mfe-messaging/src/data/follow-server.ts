import { isAppError } from '@az/shared/api';
import type { LiveEvent } from '@az/shared/contracts';
import { getConversation } from '@az/shared/conversations';
import { listenFor } from '@az/shared/live';
import type { ChatMessage, Conversation, ServerState, UnsentMessage } from './conversation.ts';
import { messageOutbox } from './message-outbox.ts';
import { type Message, type Row, toMessage } from './server-rows.ts';

/** Receives what happens: messages that were sent, and what contacts do, or the member elsewhere. */
export type ConversationListener = {
  /** `isLate`: the message is older than the return of this tab, so that it is no news. */
  onArrival: (contactId: string, message: ChatMessage, isLate?: boolean) => void;
  /** All messages that are not sent, in the order in which they were written, after each change. */
  onUnsent: (messages: UnsentMessage[]) => void;
  /** The server has a message of the member. Called before `onUnsent` receives the messages without it. */
  onSent: (message: ChatMessage) => void;
  onChange: (conversation: Conversation) => void;
  /** The contact has read messages. */
  onReceipt: (contactId: string, read: Pick<ServerState, 'readByOtherSeq' | 'readsNotShown'>) => void;
  /** The conversation is gone: the member has blocked the contact. */
  onGone: (contactId: string) => void;
  /** Events may have been missed, so everything must be read again. */
  onResync: () => void;
};

/** Whose events are followed, and what is known of the conversations. */
type Followed = {
  memberId: string;
  listener: ConversationListener;
  /** Ids of contacts by ids of conversations that were received. */
  contactOf: ReadonlyMap<string, string>;
  /** Returns a conversation that the server has sent, and notes its contact. */
  receive: (row: Row) => Conversation;
};

/**
 * Reports a member's events, what is not sent, and what the outbox sends, until `stop` is called. Listening can start late,
 * because the stream also sends the events since the first call of the session, and the outbox keeps what waits.
 */
export function followServer({ memberId, listener, contactOf, receive }: Followed) {
  /** Passes a message to the listener. An unknown conversation is read first, because it names the contact. */
  async function arrive(id: string, message: Message, isLate?: boolean) {
    if (!contactOf.has(id)) listener.onChange(receive(await getConversation(id)));
    const contactId = contactOf.get(id);
    if (contactId) listener.onArrival(contactId, toMessage(message, contactId, memberId), isLate);
  }

  /** Passes an event of the member's log to the listener. */
  function handle(event: LiveEvent, isLate?: boolean): void {
    const { type, id, conversation, message, member, relation } = event;
    const contactId = contactOf.get(id ?? '');
    if (type === 'message.new' && id && message) arrive(id, message, isLate).catch(listener.onResync);
    else if (type === 'conversation.changed' && conversation) listener.onChange(receive(conversation));
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
  async function reread({ conversation, to }: UnsentMessage) {
    try {
      listener.onChange(receive(await getConversation(conversation)));
    } catch (thrown) {
      if (isAppError(thrown) && thrown.kind === 'not-found') listener.onGone(to);
    }
  }

  let refused: ReadonlySet<string> | null = null;
  const outbox = messageOutbox(memberId, {
    onUnsent(messages) {
      listener.onUnsent(messages);
      const all = messages.filter(({ refusal }) => refusal !== null);
      if (refused) for (const one of all) if (!refused.has(one.id)) void reread(one);
      refused = new Set(all.map(({ id }) => id));
    },
    onStored: (stored) =>
      'message' in stored && listener.onSent(toMessage(stored.message, stored.act.to, memberId)),
  });
  // What waits is sent by the shell too, and shown as soon as the code can be loaded.
  outbox.connect().catch(() => undefined);
  const endLive = listenFor('network', {
    onEvent: handle,
    onResync: (missed) => missed === 'events' && listener.onResync(),
  });

  return {
    outbox,
    stop() {
      outbox.disconnect();
      endLive();
    },
  };
}
