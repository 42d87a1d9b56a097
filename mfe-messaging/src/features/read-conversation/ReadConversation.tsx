import { paths } from '@az/shared/paths';
import { ButtonLink } from '@az/shared/ui/Button';
import { EmptyState } from '@az/shared/ui/EmptyState';
import { IconMessageCircle, IconUser } from '@az/shared/ui/icons';
import { Title } from '@az/shared/ui/Title';
import type { ReactNode } from 'react';
import { ConversationHeader } from './ConversationHeader.tsx';
import { MessageLog } from './MessageLog.tsx';
import styles from './ReadConversation.module.css';
import { useOpenConversation } from './use-open-conversation.ts';
import { words } from './words.ts';

type Props = {
  contactId: string;
  /** The form that writes to this contact. */
  children: ReactNode;
};

function UnknownContact() {
  const back = (
    <ButtonLink to={paths.messaging()} variant="default">
      {words.allConversations}
    </ButtonLink>
  );
  return (
    <div className={styles.middle}>
      <Title order={2} size="h3" ta="center" tabIndex={-1}>
        {words.unknownTitle}
      </Title>
      <EmptyState action={back} icon={<IconUser />}>
        {words.unknown}
      </EmptyState>
    </div>
  );
}

/** What the member and one contact have written to each other. */
export function ReadConversation({ contactId, children }: Props) {
  const { conversation, unsent, sendAgain } = useOpenConversation(contactId);
  if (!conversation) return <UnknownContact />;
  const { contact, messages } = conversation;
  return (
    <section aria-label={words.messagesWith(contact.name)} className={styles.conversation}>
      <ConversationHeader contact={contact} />
      {messages.length > 0 ? (
        <MessageLog contact={contact} messages={messages} onSendAgain={sendAgain} unsent={unsent} />
      ) : (
        <div className={styles.middle}>
          <EmptyState icon={<IconMessageCircle />}>{words.sayHello(contact.name)}</EmptyState>
        </div>
      )}
      {children}
    </section>
  );
}
