import type { createMessagingStore } from '../data/create-messaging-store.ts';

type Messaging = Pick<ReturnType<typeof createMessagingStore>, 'writeDraft' | 'send'>;

/** Writes a text into the field of a conversation and sends it, as a member does. */
export const sayWith =
  ({ writeDraft, send }: Messaging) =>
  (contactId: string, text: string): Promise<void> => {
    writeDraft(contactId, text);
    return send(contactId);
  };
