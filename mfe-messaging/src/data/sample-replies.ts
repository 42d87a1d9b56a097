import { chatReplyDelay } from '@az/shared/constants';
import type { ChatMessage } from './conversation.ts';
import { sampleReply } from './sample-messages.ts';

type Listener = (contactId: string, message: ChatMessage) => void;

function replyTo({ id, from }: ChatMessage, author: string): ChatMessage {
  return {
    id: `${id}-reply`,
    from: author,
    to: from,
    message: sampleReply(id),
    sentOn: new Date().toISOString(),
    isRead: false,
    isSend: true,
  };
}

/** Simulates replies of contacts. Listeners receive each reply with the contact whose conversation it belongs to. */
export function sampleReplies() {
  const listeners = new Set<Listener>();
  const timers = new Set<ReturnType<typeof setTimeout>>();

  return {
    /** Whether replies are still wanted: false once the member has signed out. */
    hasListeners: () => listeners.size > 0,
    /** Schedules a reply of `author` after `chatReplyDelay`; returns a function that cancels it. */
    schedule(message: ChatMessage, author: string): () => void {
      const timer = setTimeout(() => {
        timers.delete(timer);
        for (const listener of listeners) listener(message.to, replyTo(message, author));
      }, chatReplyDelay);
      timers.add(timer);
      return () => {
        clearTimeout(timer);
        timers.delete(timer);
      };
    },
    listen(onArrival: Listener): () => void {
      listeners.add(onArrival);
      return () => {
        listeners.delete(onArrival);
        if (listeners.size > 0) return;
        for (const timer of timers) clearTimeout(timer);
        timers.clear();
      };
    },
  };
}
