import { paths } from '@az/shared/paths';
import { Link } from '@az/shared/router';
import { ContactAvatar } from '@az/shared/social/ContactAvatar';
import { IconArrowLeft } from '@az/shared/ui/icons';
import { Text } from '@az/shared/ui/Text';
import { Title } from '@az/shared/ui/Title';
import type { ReactNode } from 'react';
import type { Conversation } from '../../data/conversation.ts';
import { contactStatus } from '../../ui/contact-status.ts';
import styles from './ConversationHeader.module.css';
import { words } from './words.ts';

/** Name of the contact, menu of the conversation, and on a small screen the button back to the list. */
export function ConversationHeader({ conversation, menu }: { conversation: Conversation; menu: ReactNode }) {
  const { contact, group } = conversation;
  return (
    <header className={styles.header}>
      <Link aria-label={words.back} className={styles.back} to={paths.messaging()}>
        <IconArrowLeft />
      </Link>
      <ContactAvatar contact={contact} size={44} />
      <div className={styles.contact}>
        <Title className={styles.name} order={2} size="h4" tabIndex={-1}>
          {contact.name}
        </Title>
        <Text c="dimmed" className={styles.name} size="sm">
          {contactStatus(conversation)}
          {!group && ` · ${contact.role}`}
        </Text>
      </div>
      {menu}
    </header>
  );
}
