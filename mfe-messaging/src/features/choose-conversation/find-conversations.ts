import { type Conversation, keyOf } from '../../data/conversation.ts';

const lastActivity = ({ messages }: Conversation) => messages.at(-1)?.sentOn ?? '';

const isNewGroup = ({ group, messages }: Conversation) => group !== null && messages.length === 0;

/** Latest first. Not by `localeCompare`, whose first call in a page makes the browser read its locale data, in 20 ms. */
const byActivity = (one: string, other: string): number => Number(one < other) - Number(one > other);

/**
 * Matching conversations: groups without messages, then by latest activity, then contacts without messages by name.
 * `matches`: whether a name does. `found`: keys of conversations that the server says match.
 */
export function findConversations(
  conversations: readonly Conversation[],
  matches: (name: string) => boolean,
  found: readonly string[] = [],
): Conversation[] {
  return conversations
    .filter((one) => matches(one.contact.name) || found.includes(keyOf(one)))
    .sort(
      (a, b) =>
        Number(isNewGroup(b)) - Number(isNewGroup(a)) ||
        byActivity(lastActivity(a), lastActivity(b)) ||
        a.contact.name.localeCompare(b.contact.name, 'fr'),
    );
}
