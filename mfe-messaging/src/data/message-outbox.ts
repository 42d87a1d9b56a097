import type { Entry, MessageAct, Outbox, OutboxListener } from '@az/shared/outbox';
import type { UnsentMessage } from './conversation.ts';

type MessageEntry = Entry & { act: MessageAct };

type Listener = Pick<OutboxListener, 'onStored'> & {
  /** Receives all unsent messages, in the order in which they were written, after each change. */
  onUnsent: (messages: UnsentMessage[]) => void;
};

const isMessage = (entry: Entry): entry is MessageEntry => entry.act.kind === 'message';

const toUnsent =
  (memberId: string) =>
  ({ clientId, at, refusal, notBefore, isInMemory, act }: MessageEntry): UnsentMessage => ({
    id: clientId,
    conversation: act.conversation,
    contactName: act.name,
    from: memberId,
    to: act.to,
    message: act.text,
    sentOn: new Date(at).toISOString(),
    isRead: false,
    isSend: false,
    refusal,
    notBefore,
    isInMemory,
    ...(act.picture && { image: act.picture }),
  });

/** The messages in a member's outbox. Its code loads when it is needed. `disconnect` ends the calls of the listener. */
export function messageOutbox(memberId: string, { onUnsent, ...listener }: Listener) {
  let connected: { outbox: Outbox; disconnect: () => void } | null = null;
  let hasEnded = false;

  /** Opens the outbox, which sends what waits. Rejects without a session, or if the code cannot be loaded. */
  async function connect(): Promise<Outbox> {
    const outbox = (await import('@az/shared/outbox')).openOutbox();
    if (!hasEnded && connected?.outbox !== outbox) {
      connected?.disconnect();
      const onChange = (entries: readonly Entry[]) =>
        onUnsent(entries.filter(isMessage).map(toUnsent(memberId)));
      connected = { outbox, disconnect: outbox.listen({ ...listener, onChange }) };
    }
    return outbox;
  }

  return {
    connect,
    disconnect() {
      hasEnded = true;
      connected?.disconnect();
    },
    async send({ id, conversation, to, contactName, message, image }: UnsentMessage): Promise<void> {
      const text = { kind: 'message', conversation, to, name: contactName, text: message } as const;
      await (await connect()).add(image ? { ...text, picture: image } : text, id);
    },
    retry: async (id: string): Promise<void> => (await connect()).retry(id),
    remove: async (id: string): Promise<boolean> => (await connect()).remove(id),
  };
}
