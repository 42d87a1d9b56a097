import type { ReactNode } from 'react';
import { ConversationHeader } from './ConversationHeader.tsx';
import { MessageLog } from './MessageLog.tsx';
import styles from './ReadConversation.module.css';
import { UnknownContact } from './UnknownContact.tsx';
import { useOpenConversation } from './use-open-conversation.ts';
import { words } from './words.ts';

type Props = {
  contactId: string;
  /** It is visible: incoming messages are read. */
  isShown?: boolean;
  /** Menu of the conversation, in its header; without one there is no header. */
  menu?: ReactNode;
  /** The form to write to this contact. */
  children: ReactNode;
};

/** The messages between the member and one contact. */
export function ReadConversation({ contactId, isShown = true, menu, children }: Props) {
  const { conversation, unsent, sendAgain } = useOpenConversation(contactId, isShown);
  if (!conversation) return <UnknownContact />;
  const content = (
    <>
      <MessageLog conversation={conversation} onSendAgain={sendAgain} unsent={unsent} />
      {children}
    </>
  );
  if (!menu) return <div className={styles.conversation}>{content}</div>;
  return (
    <section aria-label={words.messagesWith(conversation.contact.name)} className={styles.conversation}>
      <ConversationHeader conversation={conversation} menu={menu} />
      {content}
    </section>
  );
}
