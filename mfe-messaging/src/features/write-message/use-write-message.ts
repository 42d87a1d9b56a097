import { useState } from 'react';
import { messaging } from '../../data/messaging-store.ts';
import { useMessaging } from '../../data/use-messaging.ts';
import { messageError, toMessageText } from './message.form.ts';

/** The message to a contact: stored as a draft, validated when sent and from then on at each change. */
export function useWriteMessage(contactId: string) {
  const draft = useMessaging((state) => state.drafts[contactId] ?? '');
  const hasImage = useMessaging((state) => contactId in state.images);
  const [wasRefused, setWasRefused] = useState(false);

  function send() {
    const isRefused = messageError(draft, hasImage) !== null;
    setWasRefused(isRefused);
    if (!isRefused) messaging.send(contactId, toMessageText(draft));
  }

  return {
    draft,
    error: wasRefused ? messageError(draft, hasImage) : null,
    writeDraft: (text: string) => messaging.writeDraft(contactId, text),
    send,
  };
}
