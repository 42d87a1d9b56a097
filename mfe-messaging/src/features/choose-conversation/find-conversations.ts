import { foldText } from '@az/shared/format';
import type { Conversation } from '../../data/conversation.ts';

const lastActivity = ({ messages }: Conversation) => messages.at(-1)?.sentOn ?? '';

/**
 * Conversations with a contact whose name contains `search`, whatever the accents and capitals; the latest activity
 * comes first, those without a message last, by name.
 */
export function findConversations(conversations: Conversation[], search: string): Conversation[] {
  const wanted = foldText(search);
  return conversations
    .filter(({ contact }) => foldText(contact.name).includes(wanted))
    .sort(
      (a, b) =>
        lastActivity(b).localeCompare(lastActivity(a)) || a.contact.name.localeCompare(b.contact.name, 'fr'),
    );
}
