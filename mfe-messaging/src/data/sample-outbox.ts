import { asAppError } from '@az/shared/api';
import { simulateReply } from '@az/shared/sample/people';
import { toast } from '@az/shared/toast';
import type { ChatMessage, UnsentMessage } from './conversation.ts';
import type { SourceListener } from './conversation-source.ts';
import { storeSampleMessage } from './sample-data.ts';
import type { sampleReplies } from './sample-replies.ts';

const notStored =
  'Cet appareil n’a pas de place pour vos messages d’exemple\u202f: ils disparaîtront au prochain chargement de la page.';

const toSent = ({
  refusal: _refusal,
  conversation: _conversation,
  contactName: _name,
  ...message
}: UnsentMessage): ChatMessage => ({ ...message, isSend: true });

/** Simulates sending: each message is stored on the device after a delay, then `authorOf` its conversation replies. */
export function sampleOutbox(
  replies: ReturnType<typeof sampleReplies>,
  authorOf: (contactId: string) => string,
) {
  let unsent: UnsentMessage[] = [];
  let listener: Pick<SourceListener, 'onUnsent' | 'onSent'> | null = null;

  function setUnsent(next: UnsentMessage[]) {
    unsent = next;
    listener?.onUnsent(next);
  }
  const without = (id: string) => unsent.filter((one) => one.id !== id);
  const setRefusal = (id: string, refusal: string | null) =>
    setUnsent(unsent.map((one) => (one.id === id ? { ...one, refusal } : one)));

  async function deliver(message: UnsentMessage) {
    const cancel = replies.schedule(message, authorOf(message.to));
    try {
      await simulateReply(() => undefined);
    } catch (failure) {
      cancel();
      setRefusal(message.id, asAppError(failure).reason);
      return;
    }
    const sent = toSent(message);
    // A signed-out member's data was deleted and must not be stored again.
    if (replies.hasListeners() && !storeSampleMessage(sent.from, sent.to, sent))
      toast({ message: notStored, variant: 'warning', duration: 6000 });
    listener?.onSent(sent);
    setUnsent(without(message.id));
  }

  return {
    listen(next: Pick<SourceListener, 'onUnsent' | 'onSent'>): () => void {
      listener = next;
      return () => {
        listener = null;
      };
    },
    async send(message: UnsentMessage) {
      setUnsent([...unsent, message]);
      void deliver(message);
    },
    async retry(id: string) {
      setRefusal(id, null);
      const message = unsent.find((one) => one.id === id);
      if (message) void deliver(message);
    },
    async remove(id: string) {
      setUnsent(without(id));
      return false;
    },
  };
}
