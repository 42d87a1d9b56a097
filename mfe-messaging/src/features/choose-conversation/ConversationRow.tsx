import { paths } from '@az/shared/paths';
import { Link } from '@az/shared/router';
import { Badge } from '@az/shared/ui/Badge';
import { RelativeTime } from '@az/shared/ui/RelativeTime';
import { VisuallyHidden } from '@az/shared/ui/VisuallyHidden';
import { type Conversation, unreadIn } from '../../data/conversation.ts';
import { ContactAvatar } from '../../ui/ContactAvatar.tsx';
import styles from './ConversationRow.module.css';
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
  const unread = unreadIn(conversation);
  return (
    <Link
      aria-current={isCurrent ? 'true' : undefined}
      className={styles.row}
      data-unread={unread > 0}
      to={paths.messaging(contact.id)}
    >
      <ContactAvatar contact={contact} size={48} />
      <span className={styles.lines}>
        <span className={styles.line}>
          <span className={styles.name}>{contact.name}</span>
          <VisuallyHidden>{` (${contact.status === 'online' ? words.online : words.offline}) `}</VisuallyHidden>
          {contact.isStory && <VisuallyHidden>{`${words.story} `}</VisuallyHidden>}
          <span className={styles.time}>
            <RelativeTime value={messages.at(-1)?.sentOn ?? null} />
          </span>
        </span>
        <span className={styles.line}>
          <span className={styles.last}>{lastWords(conversation)}</span>
          {unread > 0 && (
            <Badge className={styles.unread} variant="filled">
              {unread}
              <VisuallyHidden>{` ${words.unread(unread)}`}</VisuallyHidden>
            </Badge>
          )}
        </span>
      </span>
    </Link>
  );
}
