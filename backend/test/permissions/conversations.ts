import { type ConversationWire, maxEventPage, maxMessageNumber } from '@az/shared/contracts';
import { call } from '../api-calls.ts';
import { conversationCalls } from '../conversation-calls.ts';
import type { TestDatabase } from '../database.ts';
import { readEvents } from '../live-calls.ts';
import { type PrivacyChoices, type Relation, relationOf } from './members.ts';
import type { Person } from './network.ts';
import type { Ties } from './read-paths.ts';

/**
 * A conversation of two members. The other fields are ids of members: `first` wrote at the beginning, `wrote` count
 * as having written since the last `resetConversations`, `sent` have ever sent a message, and `told` have been shown
 * that the other one has read a message.
 */
type Conversation = {
  id: string;
  first: string[];
  wrote: Set<string>;
  sent: Set<string>;
  told: Set<string>;
};

/** Conversations by their members. Key: `<member>:<other>`, in both orders. */
export type Conversations = ReadonlyMap<string, Conversation>;

const textOf = ({ word }: Person) => `Message de ${word}`;

/** Begins a conversation for each pair of members. In turn, nobody, one member or both have written in it. */
export async function beginConversations(api: string, people: readonly Person[]): Promise<Conversations> {
  const { begin, put, send } = conversationCalls(() => api);
  const conversations = new Map<string, Conversation>();
  const pairs = people.flatMap((one, index) => people.slice(index + 1).map((other) => [one, other] as const));
  for (const [index, [one, other]] of pairs.entries()) {
    const id = await begin(one, other);
    const writers = [one, other].slice(0, index % 3);
    for (const [place, writer] of writers.entries()) {
      await send(writer, id, textOf(writer));
      await put(writer === one ? other : one, `/${id}/receipt`, { read: place + 1 });
    }
    const first = writers.map((writer) => writer.id);
    const conversation = { id, first, wrote: new Set(first), sent: new Set(first), told: new Set(first) };
    for (const key of [`${one.id}:${other.id}`, `${other.id}:${one.id}`])
      conversations.set(key, conversation);
  }
  return conversations;
}

/** Resets who counts as having written to the members of `first`, so that only those whom they wrote to may answer. */
async function resetConversations({ sql }: TestDatabase, conversations: Conversations): Promise<void> {
  const statements = [...new Set(conversations.values())].map(({ id, first, wrote }) => {
    wrote.clear();
    for (const one of first) wrote.add(one);
    return `update api.conversation_members set has_written = member_id in (${[0, ...first].join()})
      where conversation_id = (select id from api.conversations where public_id = '${id}')`;
  });
  await sql(...statements);
}

type Log = Record<'message.new' | 'receipt.changed', Set<string>>;

/** For each type of event, the ids of the conversations for which the member's log has such an event. */
async function readLog(api: string, token: string, start: string): Promise<Log> {
  const found = { 'message.new': new Set<string>(), 'receipt.changed': new Set<string>() };
  for (let after = start, more = true; more; ) {
    const page = await readEvents(api, token, { after, limit: maxEventPage });
    for (const event of page.events)
      if (event.type === 'message.new' || event.type === 'receipt.changed')
        found[event.type].add(String((event as { conversation?: unknown }).conversation));
    ({ head: after, more } = page);
  }
  return found;
}

/** `path`: the way to read or write. `of`: the other member of the conversation, as text for the report. */
type Case = { reader: string; path: string; of: string; isExpected: boolean; isSeen: boolean };

/** Whether the members write as persons or as companies. */
export type MemberKind = 'person' | 'company';

/** Whether a member or company may write to somebody, according to the design. */
function mayWrite(
  { isBlocked, isConnected, choices }: Relation,
  kind: MemberKind,
  { hasHeard, hasWritten }: { hasHeard: boolean; hasWritten: boolean },
): boolean {
  const { messagesFromConnections, messagesFromMembers, messagesFromCompanies } = choices.communication;
  const fromOthers = kind === 'company' ? messagesFromCompanies : messagesFromMembers;
  return !isBlocked && (hasHeard || (isConnected ? messagesFromConnections : fromOthers && !hasWritten));
}

type ConversationFacts = {
  people: readonly Person[];
  conversations: Conversations;
  known: Ties;
  chosen: ReadonlyMap<string, PrivacyChoices>;
  /** The end of each member's event log before the conversations began. Key: the member's id. */
  starts: ReadonlyMap<string, string>;
  kind: MemberKind;
};

type Way = [path: string, isExpected: boolean, isSeen: boolean];

/** The other member reads the newest message. Returns by which ways the reader, whose log ended `after`, is shown that. */
async function readNewest(
  api: string,
  [reader, other]: [Person, Person],
  { id, after }: { id: string; after: string },
): Promise<[path: string, isSeen: boolean][]> {
  const { put, read } = conversationCalls(() => api);
  await put(other, `/${id}/receipt`, { read: maxMessageNumber });
  const { last_seq, read_by_other_seq } = await read(reader, id);
  const { events } = await readEvents(api, reader.token, { after });
  return [
    ['what the other one has read', read_by_other_seq === last_seq],
    ['the event of what the other one has read', events.some(({ type }) => type === 'receipt.changed')],
  ];
}

/** Checks what a member can read of one conversation, and whether they can write in it. */
async function checkConversation(
  api: string,
  [reader, other]: [Person, Person],
  { conversations, known, chosen, kind }: ConversationFacts,
  read: { log: Log; exported: string; listed: readonly string[] },
): Promise<Case[]> {
  const { on, send } = conversationCalls(() => api);
  const key = `${reader.id}:${other.id}`;
  const { id, wrote, sent, told } = conversations.get(key) as Conversation; // every two have one
  const choices = chosen.get(other.id) as PrivacyChoices; // each member has chosen
  const two = relationOf(reader, other, known, choices);
  const sees = !two.isBlocked;
  const { status, body, headers } = await on(reader, `/${id}`);
  const conversation = body.conversation as ConversationWire | undefined;
  const texts = JSON.stringify((await on(reader, `/${id}/messages`)).body);
  const writes = mayWrite(two, kind, { hasHeard: wrote.has(other.id), hasWritten: wrote.has(reader.id) });
  const ways: Way[] = [
    ['the conversation', sees, status === 200],
    ['the messages', sees && sent.has(other.id), texts.includes(textOf(other))],
    ['the list of conversations', sees && sent.size > 0, read.listed.includes(id)],
    ['the events of messages', sees && sent.size > 0, read.log['message.new'].has(id)],
    ['the export of one’s data', false, read.exported.includes(textOf(other))],
    ['the events of receipts', sees && told.has(reader.id), read.log['receipt.changed'].has(id)],
    ['the permission to write', writes, conversation?.may_write === true],
  ];
  const answer = await send(reader, id, textOf(reader));
  ways.push(['a message', writes, answer.status === 201]);
  if (answer.status === 201) {
    for (const ofReader of [wrote, sent]) ofReader.add(reader.id);
    const shows = [choices, chosen.get(reader.id)].every((one) => one?.messaging.readReceipts === true);
    if (shows) told.add(reader.id);
    const isShown = await readNewest(api, [reader, other], { id, after: headers.get('live-seq') ?? '' });
    ways.push(...isShown.map(([path, isSeen]): Way => [path, shows, isSeen]));
  }
  const of = `${other.id} as a ${kind}`;
  return ways.map(([path, isExpected, isSeen]) => ({ reader: reader.id, path, of, isExpected, isSeen }));
}

/** Checks what members can read of their conversations and whether they can write, as persons or as companies. */
export async function checkConversations(
  api: string,
  database: TestDatabase,
  facts: ConversationFacts,
): Promise<Case[]> {
  const { people, conversations, starts, kind } = facts;
  const setKind = (next: MemberKind) =>
    database.sql(
      `update api.members set kind = '${next}' where id in (${people.map(({ id }) => id).join()})`,
    );
  await setKind(kind);
  await resetConversations(database, conversations);
  const cases: Case[] = [];
  for (const reader of people) {
    const { items } = await conversationCalls(() => api).list(reader, '?limit=50');
    const read = {
      listed: items.map(({ id }) => id),
      log: await readLog(api, reader.token, starts.get(reader.id) ?? ''),
      exported: JSON.stringify((await call(`${api}/account/export`, { token: reader.token })).body),
    };
    for (const other of people.filter((one) => one !== reader))
      cases.push(...(await checkConversation(api, [reader, other], facts, read)));
  }
  await setKind('person');
  return cases;
}
