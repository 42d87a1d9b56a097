import type { ReactNode } from 'react';
import { ConversationHeader } from './ConversationHeader.tsx';
import { MessageLog } from './MessageLog.tsx';
import styles from './ReadConversation.module.css';
import { UnknownContact } from './UnknownContact.tsx';
import { useOpenConversation } from './use-open-conversation.ts';
import { words } from './words.ts';

type Props = {
  contactId: string;
  /** It can be seen: what arrives is read. */
  isShown?: boolean;
  /** What can be done with the conversation, in its header; without one there is no header. */
  menu?: ReactNode;
  /** The form that writes to this contact. */
  children: ReactNode;
};

/** What the member and one contact have written to each other. */
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
