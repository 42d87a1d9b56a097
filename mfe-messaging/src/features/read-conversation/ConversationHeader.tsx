import { paths } from '@az/shared/paths';
import { Link } from '@az/shared/router';
import { ContactAvatar } from '@az/shared/social/ContactAvatar';
import { IconArrowLeft } from '@az/shared/ui/icons';
import { Text } from '@az/shared/ui/Text';
import { Title } from '@az/shared/ui/Title';
import type { Contact } from '../../data/conversation.ts';
import styles from './ConversationHeader.module.css';
import { words } from './words.ts';

/** Who the conversation is with, and on a small screen the way back to the list. */
export function ConversationHeader({ contact }: { contact: Contact }) {
  return (
    <header className={styles.header}>
      <Link aria-label={words.back} className={styles.back} to={paths.messaging()}>
        <IconArrowLeft />
      </Link>
      <ContactAvatar contact={contact} size={44} />
      <div className={styles.who}>
        <Title className={styles.name} order={2} size="h4" tabIndex={-1}>
          {contact.name}
        </Title>
        <Text c="dimmed" className={styles.name} size="sm">
          {contact.status === 'online' ? words.online : words.offline}
          {` · ${contact.role}`}
        </Text>
      </div>
    </header>
  );
}
