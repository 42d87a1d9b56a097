import { useEffect } from 'react';
import { messaging } from '../../data/messaging-store.ts';
import { useMessaging } from '../../data/use-messaging.ts';

/** The conversation with a contact, read for as long as it is on screen; undefined when there is no such contact. */
export function useOpenConversation(contactId: string) {
  const conversation = useMessaging((state) =>
    state.conversations.find(({ contact }) => contact.id === contactId),
  );
  const unsent = useMessaging((state) => state.unsent);

  useEffect(() => {
    messaging.open(contactId);
    messaging.takeLeftDraft(contactId);
    return () => messaging.close(contactId);
  }, [contactId]);

  return { conversation, unsent, sendAgain: messaging.sendAgain };
}
