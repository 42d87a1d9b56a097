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
  });

/** The messages in the signed-in member's outbox. Its code loads when it is needed. */
export function messageOutbox() {
  let listen: (outbox: Outbox) => () => void = () => () => undefined;
  let connected: { outbox: Outbox; disconnect: () => void } | null = null;

  function disconnect() {
    connected?.disconnect();
    connected = null;
  }

  /** Opens the outbox, which sends what waits. Rejects without a session, or if the code cannot be loaded. */
  async function connect(): Promise<Outbox> {
    const outbox = (await import('@az/shared/outbox')).openOutbox();
    if (connected?.outbox !== outbox) {
      disconnect();
      connected = { outbox, disconnect: listen(outbox) };
    }
    return outbox;
  }

  return {
    connect,
    /** Calls back from the next `connect` on, until the returned function is called. */
    listen(memberId: string, { onUnsent, ...listener }: Listener): () => void {
      listen = (outbox) =>
        outbox.listen({
          ...listener,
          onChange: (entries) => onUnsent(entries.filter(isMessage).map(toUnsent(memberId))),
        });
      return () => {
        listen = () => () => undefined;
        disconnect();
      };
    },
    async send({ id, conversation, to, contactName, message }: UnsentMessage): Promise<void> {
      const act = { kind: 'message', conversation, to, name: contactName, text: message } as const;
      await (await connect()).add(act, id);
    },
    retry: async (id: string): Promise<void> => (await connect()).retry(id),
    remove: async (id: string): Promise<boolean> => (await connect()).remove(id),
  };
}
