import { optional } from '@az/shared/late-parts';
import { paths } from '@az/shared/paths';
import { Link } from '@az/shared/router';
import { ContactAvatar } from '@az/shared/social/ContactAvatar';
import { ErrorState } from '@az/shared/ui/ErrorState';
import { IconArrowLeft } from '@az/shared/ui/icons';
import { Text } from '@az/shared/ui/Text';
import { Title } from '@az/shared/ui/Title';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import type { Conversation } from '../../data/conversation.ts';
import { messaging } from '../../data/messaging-store.ts';
import { useConversation, useLoad, useMessaging } from '../../data/use-messaging.ts';
import { contactStatus } from '../../ui/contact-status.ts';
import conversationHeaderStyles from './ConversationHeader.module.css';
import { MessageLog } from './MessageLog.tsx';
import styles from './ReadConversation.module.css';
import { words } from './words.ts';

/** Name of the contact, menu of the conversation, and on a small screen the button back to the list. */
function ConversationHeader({ conversation, menu }: { conversation: Conversation; menu: ReactNode }) {
  const { contact } = conversation;
  return (
    <header className={conversationHeaderStyles.header}>
      <Link aria-label={words.back} className={conversationHeaderStyles.back} to={paths.messaging()}>
        <IconArrowLeft />
      </Link>
      <ContactAvatar contact={contact} size={44} />
      <div className={conversationHeaderStyles.contact}>
        <Title className={conversationHeaderStyles.name} order={2} size="h4" tabIndex={-1}>
          {contact.name}
        </Title>
        <Text c="dimmed" className={conversationHeaderStyles.name} size="sm">
          {contactStatus(conversation, true)}
        </Text>
      </div>
      {menu}
    </header>
  );
}

/** Calls `onChange` with the new id of the contact when the contact of the shown conversation closes the account. */
function useContactChange(contactId: string, onChange: (contactId: string) => void) {
  const id = useConversation(contactId)?.server.id;
  const shown = useRef(id);
  const changed = useMessaging(({ conversations }) =>
    id || !shown.current ? undefined : conversations.find(({ server }) => server.id === shown.current),
  )?.contact.id;
  const handleChange = useEffectEvent(onChange);
  useEffect(() => {
    if (id) shown.current = id;
    else if (changed) handleChange(changed);
  }, [id, changed]);
}

/** The conversation with a contact, marked as read while it is on screen; undefined until it is loaded. */
function useOpenConversation(contactId: string, isShown: boolean) {
  const conversation = useConversation(contactId);
  const load = useLoad(contactId);

  useEffect(() => {
    if (!isShown) return;
    messaging.open(contactId);
    messaging.takeLeftDraft(contactId);
    return () => messaging.close(contactId);
  }, [contactId, isShown]);

  return { conversation, load };
}

// Loaded only where there is none.
const NoConversation = optional(() => import('./NoConversation.tsx').then((part) => part.NoConversation));

// Loaded only if there are any.
const UnsentMessages = optional(() => import('./UnsentMessages.tsx').then((part) => part.UnsentMessages));

/** What the member has written to a contact whose conversation cannot be shown: it must not be out of reach. */
function UnsentTo({ contactId }: { contactId: string }) {
  const unsent = useMessaging((state) => state.unsent).filter(({ to }) => to === contactId);
  return unsent.length > 0 && <UnsentMessages messages={unsent} />;
}

type Props = {
  contactId: string;
  /** Whether the conversation is visible. If so, incoming messages count as read. */
  isShown?: boolean;
  /** Menu of the conversation, in its header; without one there is no header. */
  menu?: ReactNode;
  /** Called with the new id of the contact, who has closed the account. */
  onContactChange: (contactId: string) => void;
  skeleton: ReactNode;
  children: ReactNode;
};

export function ReadConversation({ contactId, isShown = true, menu, skeleton, children, ...props }: Props) {
  useContactChange(contactId, props.onContactChange);
  const { conversation, load } = useOpenConversation(contactId, isShown);
  const none = (why: 'gone' | 'refused') => (
    <>
      <NoConversation why={why} />
      <UnsentTo contactId={contactId} />
    </>
  );
  if (load === 'gone') return none('gone');
  if (load === 'refused' && !conversation) return none('refused');
  const loading =
    load === 'failed' ? (
      <>
        <ErrorState onRetry={() => void messaging.openHistory(contactId)}>{words.failed}</ErrorState>
        <UnsentTo contactId={contactId} />
      </>
    ) : (
      <div aria-busy="true">{skeleton}</div>
    );
  if (!conversation) return loading;
  const content = conversation.server.isLoaded ? (
    <>
      <MessageLog
        conversation={conversation}
        earlier={load}
        onLoadEarlier={() => void messaging.loadEarlier(contactId)}
        onSeen={(id) => messaging.see(contactId, id)}
      />
      {children}
    </>
  ) : (
    loading
  );
  if (!menu) return <div className={styles.conversation}>{content}</div>;
  // The header is there while messages load, because on a small screen its heading takes the focus.
  return (
    <section aria-label={words.messagesWith(conversation.contact.name)} className={styles.conversation}>
      <ConversationHeader conversation={conversation} menu={menu} />
      {content}
    </section>
  );
}
