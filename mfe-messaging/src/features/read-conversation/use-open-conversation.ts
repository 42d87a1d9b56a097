import { useEffect } from 'react';
import { messaging } from '../../data/messaging-store.ts';
import { useConversation, useMessaging } from '../../data/use-messaging.ts';

/** The conversation with a contact, marked as read while it is on screen; undefined for an unknown contact. */
export function useOpenConversation(contactId: string, isShown: boolean) {
  const conversation = useConversation(contactId);
  const unsent = useMessaging((state) => state.unsent);

  useEffect(() => {
    if (!isShown) return;
    messaging.open(contactId);
    messaging.takeLeftDraft(contactId);
    return () => messaging.close(contactId);
  }, [contactId, isShown]);

  return { conversation, unsent, sendAgain: messaging.sendAgain };
}
