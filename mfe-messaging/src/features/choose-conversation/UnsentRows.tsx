import { paths } from '@az/shared/paths';
import type { UnsentMessage } from '../../data/conversation.ts';
import styles from './ChooseConversation.module.css';
import { ContactRow } from './ContactRow.tsx';
import { words } from './words.ts';

type Props = {
  messages: readonly UnsentMessage[];
  contactId: string | null;
  onOpen?: ((contactId: string) => void) | undefined;
};

/** Contacts whose conversation is not in the list, for example after a block, with the last message that is not sent. */
export function UnsentRows({ messages, contactId, onOpen }: Props) {
  const lastTo = new Map(messages.map((message) => [message.to, message]));
  const isRefused = (contact: string) =>
    messages.some(({ to, refusal }) => to === contact && refusal !== null);
  return (
    <ul className={styles.rows}>
      {[...lastTo.values()].map(({ to, contactName, message, sentOn }) => (
        <li key={to}>
          <ContactRow
            {...(onOpen ? { onOpen: () => onOpen(to) } : { to: paths.messaging(to) })}
            badge={isRefused(to) ? words.unsent : words.waiting}
            contact={{ name: contactName, avatar: null, status: null, isStory: false }}
            isCurrent={to === contactId}
            lastActivity={sentOn}
            lastMessage={words.mine(message)}
            unreadCount={0}
          />
        </li>
      ))}
    </ul>
  );
}
