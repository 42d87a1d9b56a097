import { paths } from '@az/shared/paths';
import { ContactRow } from '@az/shared/social/ContactRow';
import { type Conversation, unreadIn } from '../../data/conversation.ts';
import { words } from './words.ts';

function lastWords({ contact, messages }: Conversation): string {
  const last = messages.at(-1);
  if (!last) return words.noMessage;
  return last.from === contact.id ? last.message : words.mine(last.message);
}

/** A contact with the last message exchanged; leads to the conversation. */
export function ConversationRow({
  conversation,
  isCurrent,
}: {
  conversation: Conversation;
  isCurrent: boolean;
}) {
  const { contact, messages } = conversation;
  return (
    <ContactRow
      contact={contact}
      isCurrent={isCurrent}
      lastActivity={messages.at(-1)?.sentOn ?? null}
      lastMessage={lastWords(conversation)}
      to={paths.messaging(contact.id)}
      unreadCount={unreadIn(conversation)}
    />
  );
}
