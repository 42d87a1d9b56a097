import { paths } from '@az/shared/paths';
import { type Conversation, isOwn, unreadIn } from '../../data/conversation.ts';
import { ContactRow } from './ContactRow.tsx';
import { words } from './words.ts';

function lastWords({ contact, messages }: Conversation): string {
  const last = messages.at(-1);
  if (!last) return words.noMessage;
  const said = last.message || words.picture;
  return isOwn(last, contact) ? words.mine(said) : said;
}

function markOf({ group, isMuted, messages }: Conversation, isOnlyHere: boolean): string | undefined {
  const isRefused = messages.some(({ refusal }) => refusal);
  return (
    [group && isOnlyHere && words.sample, isMuted && words.muted, isRefused && words.unsent]
      .filter(Boolean)
      .join(' · ') || undefined
  );
}

type Props = {
  conversation: Conversation;
  /** Whether messages stay on this device. */
  isOnlyHere: boolean;
  isCurrent: boolean;
  /** Opens the conversation here; without it, the row is a link. */
  onOpen?: ((contactId: string) => void) | undefined;
};

export function ConversationRow({ conversation, isOnlyHere, isCurrent, onOpen }: Props) {
  const { contact, messages } = conversation;
  const target = onOpen ? { onOpen: () => onOpen(contact.id) } : { to: paths.messaging(contact.id) };
  return (
    <ContactRow
      {...target}
      contact={contact}
      isCurrent={isCurrent}
      lastActivity={messages.at(-1)?.sentOn ?? null}
      lastMessage={lastWords(conversation)}
      badge={markOf(conversation, isOnlyHere)}
      unreadCount={unreadIn(conversation)}
    />
  );
}
