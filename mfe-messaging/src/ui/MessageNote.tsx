import { optional } from '@az/shared/late-parts';
import type { ChatMessage } from '../data/conversation.ts';
import { messaging } from '../data/messaging-store.ts';

const loadNote = () => import('@az/shared/social/UnsentNote').then((part) => part.UnsentNote);
const UnsentNote = optional(loadNote);

/** Loads what the note needs in advance, because it is needed without a network. */
export const prepareNote = (): void => void loadNote().catch(() => undefined);

/** Says that a message waits to be sent, or why it was refused, with what the member can do. */
export const MessageNote = ({
  message: { id, refusal = null, notBefore, isInMemory },
}: {
  message: ChatMessage;
}) => (
  <UnsentNote
    isInMemory={isInMemory}
    notBefore={notBefore}
    of="ce message"
    onRemove={() => messaging.removeUnsent(id)}
    onRetry={() => messaging.retry(id)}
    refusal={refusal}
  />
);
