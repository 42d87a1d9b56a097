import { Link } from '@az/shared/router';
import { ContactAvatar } from '@az/shared/social/ContactAvatar';
import { Badge } from '@az/shared/ui/Badge';
import { RelativeTime } from '@az/shared/ui/RelativeTime';
import { UnstyledButton } from '@az/shared/ui/UnstyledButton';
import { VisuallyHidden } from '@az/shared/ui/VisuallyHidden';
import styles from './ContactRow.module.css';

type Props = {
  contact: { name: string; avatar: string | null; status: 'online' | 'offline' | null; isStory: boolean };
  lastMessage: string;
  /** Time of the last message, ISO 8601. */
  lastActivity: string | null;
  unreadCount: number;
  /** A short label beside the name: `Muette`. */
  badge?: string | undefined;
  isCurrent?: boolean;
} & (
  | { /** URL of the conversation. */ to: string; onOpen?: never }
  | { /** Opens the conversation. */ onOpen: () => void; to?: never }
);

/** A contact with the last message; links to the conversation, or opens it. */
export function ContactRow({
  contact,
  lastMessage,
  lastActivity,
  unreadCount,
  badge,
  isCurrent,
  ...target
}: Props) {
  const row = {
    'aria-current': isCurrent ? ('true' as const) : undefined,
    className: styles.row,
    'data-unread': unreadCount > 0,
  };
  const content = (
    <>
      <ContactAvatar contact={contact} size={48} />
      <span className={styles.lines}>
        <span className={styles.line}>
          <span className={styles.name}>{contact.name}</span>
          {contact.status && (
            <VisuallyHidden>{contact.status === 'online' ? ' (En ligne) ' : ' (Hors ligne) '}</VisuallyHidden>
          )}
          {contact.isStory && <VisuallyHidden>{'A publié une story '}</VisuallyHidden>}
          {badge && <span className={styles.badge}>{badge}</span>}
          <span className={styles.time}>
            <RelativeTime value={lastActivity} />
          </span>
        </span>
        <span className={styles.line}>
          <span className={styles.last} data-az-keep="no" dir="auto">
            {lastMessage}
          </span>
          {unreadCount > 0 && (
            <Badge className={styles.unread} variant="filled">
              {unreadCount}
              <VisuallyHidden>{unreadCount > 1 ? ' messages non lus' : ' message non lu'}</VisuallyHidden>
            </Badge>
          )}
        </span>
      </span>
    </>
  );
  return target.to === undefined ? (
    <UnstyledButton {...row} onClick={target.onOpen}>
      {content}
    </UnstyledButton>
  ) : (
    <Link {...row} to={target.to}>
      {content}
    </Link>
  );
}
