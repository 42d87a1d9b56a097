import type { Conversation } from '../../data/conversation.ts';

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

const lastActivity = ({ messages }: Conversation) => messages.at(-1)?.sentOn ?? '';

const isNewGroup = ({ group, messages }: Conversation) => group !== null && messages.length === 0;

/**
 * Conversations with a contact whose name contains `search`, ignoring accents and case: groups without messages first,
 * then by latest activity, and contacts without messages last, by name.
 */
export function findConversations(conversations: readonly Conversation[], search: string): Conversation[] {
  const wanted = plain(search);
  return conversations
    .filter(({ contact }) => plain(contact.name).includes(wanted))
    .sort(
      (a, b) =>
        Number(isNewGroup(b)) - Number(isNewGroup(a)) ||
        lastActivity(b).localeCompare(lastActivity(a)) ||
        a.contact.name.localeCompare(b.contact.name, 'fr'),
    );
}
