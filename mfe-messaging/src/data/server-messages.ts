import { type ChatMessage, type Conversation, isOwn, type ServerState } from './conversation.ts';

/** The messages that the server has: those with a number. */
const numbered = (messages: readonly ChatMessage[]) =>
  messages.filter((one): one is ChatMessage & { seq: number } => one.seq !== undefined);

const isReadByOther = (
  seq = Number.POSITIVE_INFINITY,
  { readByOtherSeq, readsNotShown }: ServerState,
): boolean => seq <= readByOtherSeq && !readsNotShown.some(([from, to]) => from <= seq && seq <= to);

/** Applies a state of the server: removes emptied messages, and marks own messages as the contact has read them. */
export function withServerState(conversation: Conversation, server: ServerState): Conversation {
  const { contact } = conversation;
  const messages = conversation.messages
    .filter(({ seq }) => seq === undefined || seq > server.emptiedSeq)
    .map((message) => {
      const isRead = !isOwn(message, contact) || isReadByOther(message.seq, server);
      return message.isRead === isRead ? message : { ...message, isRead };
    });
  return { ...conversation, server, messages };
}

/** Adds messages of the server. Known messages keep their identity. */
export function withServerMessages(conversation: Conversation, added: readonly ChatMessage[]): Conversation {
  const { server } = conversation;
  const known = new Map(conversation.messages.map((message) => [message.id, message]));
  for (const message of numbered(added)) if (!known.has(message.id)) known.set(message.id, message);
  const messages = numbered([...known.values()]).sort((a, b) => a.seq - b.seq);
  const newest = messages.at(-1);
  const lastSeq = Math.max(server.lastSeq, newest?.seq ?? 0);
  return withServerState({ ...conversation, messages }, { ...server, lastSeq });
}

/** Merges a conversation that was read again into the known one. Newer known state and loaded messages are kept. */
export function mergeConversation(known: Conversation | undefined, read: Conversation): Conversation {
  if (!known) return read;
  const isOlder = read.server.rev < known.server.rev;
  const { messages: _, server, ...row } = isOlder ? known : read;
  const greatest = (key: 'rev' | 'lastSeq' | 'readSeq' | 'emptiedSeq') =>
    Math.max(known.server[key], read.server[key]);
  const { isLoaded } = known.server;
  return withServerMessages(
    {
      ...row,
      // Unless the newest messages are loaded, only the last one is known, which is added below.
      messages: isLoaded ? known.messages : [],
      server: {
        ...server,
        rev: greatest('rev'),
        lastSeq: greatest('lastSeq'),
        readSeq: greatest('readSeq'),
        emptiedSeq: greatest('emptiedSeq'),
        isLoaded,
      },
    },
    isLoaded || !isOlder ? read.messages : known.messages,
  );
}

/** Number of the message after which others are missing in a loaded conversation; null when none is missing. */
export function missingAfter({ messages, server }: Conversation): number | null {
  if (!server.isLoaded) return null;
  const loaded = numbered(messages);
  let at = (loaded[0]?.seq ?? server.emptiedSeq + 1) - 1;
  for (const { seq } of loaded) {
    if (seq > at + 1) return at;
    at = seq;
  }
  return at < server.lastSeq ? at : null;
}

/** Number of the first loaded message if earlier ones can be loaded, otherwise null. */
export function earlierThan({ messages, server }: Conversation): number | null {
  const first = numbered(messages)[0]?.seq;
  return server.isLoaded && first !== undefined && first > server.emptiedSeq + 1 ? first : null;
}
