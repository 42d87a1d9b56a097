import { useState } from 'react';
import { messaging } from '../../data/messaging-store.ts';
import { useMessaging } from '../../data/use-messaging.ts';
import { messageError, toMessageText } from './message.form.ts';

/** The message being written to a contact: kept as a draft, checked when sent and from then on at each change. */
export function useWriteMessage(contactId: string) {
  const draft = useMessaging((state) => state.drafts[contactId] ?? '');
  const [wasRefused, setWasRefused] = useState(false);

  function send() {
    const isRefused = messageError(draft) !== null;
    setWasRefused(isRefused);
    if (!isRefused) messaging.send(contactId, toMessageText(draft));
  }

  return {
    draft,
    error: wasRefused ? messageError(draft) : null,
    writeDraft: (text: string) => messaging.writeDraft(contactId, text),
    send,
  };
}
