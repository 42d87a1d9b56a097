import { answer, getPeople, sampleSessionStart } from '@az/shared/sample/people';
import type { ChatMessage } from './conversation.ts';
import type { ConversationSource } from './conversation-source.ts';
import { sampleMessages, sampleReply } from './sample-messages.ts';

/** Milliseconds after which a contact replies (specification, section 9). */
export const replyDelay = 1000;

function replyTo({ id, from, to }: ChatMessage): ChatMessage {
  return {
    id: `${id}-reply`,
    from: to,
    to: from,
    message: sampleReply(id),
    sentOn: new Date().toISOString(),
    isRead: false,
    isSend: true,
  };
}

/** Invented conversations, the same for everyone; whoever is written to replies after `replyDelay`. */
export function sampleConversations(): ConversationSource {
  const listeners = new Set<(message: ChatMessage) => void>();
  const replies = new Set<ReturnType<typeof setTimeout>>();

  function scheduleReply(message: ChatMessage) {
    const timer = setTimeout(() => {
      replies.delete(timer);
      for (const listener of listeners) listener(replyTo(message));
    }, replyDelay);
    replies.add(timer);
    return timer;
  }

  return {
    async load(memberId) {
      const start = sampleSessionStart();
      const people = await getPeople();
      return people.map((contact) => ({ contact, messages: sampleMessages(contact.id, memberId, start) }));
    },
    async send(message) {
      const reply = scheduleReply(message);
      try {
        await answer(() => undefined);
      } catch (failure) {
        clearTimeout(reply);
        replies.delete(reply);
        throw failure;
      }
    },
    listen(onMessage) {
      listeners.add(onMessage);
      return () => {
        listeners.delete(onMessage);
        if (listeners.size > 0) return;
        for (const timer of replies) clearTimeout(timer);
        replies.clear();
      };
    },
  };
}
