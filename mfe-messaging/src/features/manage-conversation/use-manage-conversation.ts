import { useState } from 'react';
import type { ConversationFlags } from '../../data/conversation.ts';
import { messaging } from '../../data/messaging-store.ts';
import { useConversation } from '../../data/use-messaging.ts';

/** Actions on a conversation, and the dialog (its code loads with `loadDialogs`) or notice that is open. */
export function useManageConversation(contactId: string, loadDialogs: () => void) {
  const conversation = useConversation(contactId);
  const [shows, setShows] = useState<'delete' | 'report' | 'undo' | null>(null);
  const close = () => setShows(null);
  function ask(what: 'delete' | 'report') {
    loadDialogs();
    setShows(what);
  }
  const mark = (marks: Partial<ConversationFlags>) => messaging.mark(contactId, marks);
  return {
    conversation,
    shows,
    close,
    askToDelete: () => ask('delete'),
    report: () => ask('report'),
    remove() {
      messaging.empty(contactId);
      close();
    },
    markUnread: () => mark({ isMarkedUnread: true }),
    mute: (isMuted: boolean) => mark({ isMuted }),
    archive(isArchived: boolean) {
      mark({ isArchived });
      setShows(isArchived ? 'undo' : null);
    },
  };
}
