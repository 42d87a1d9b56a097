import type { SlotProps } from '@az/shared/area';
import { openChatWindow } from '@az/shared/chat-windows';
import { paths } from '@az/shared/paths';
import { TextLink } from '@az/shared/ui/TextLink';
import { Title } from '@az/shared/ui/Title';
import { ChooseConversation } from '../features/choose-conversation/ChooseConversation.tsx';
import { LoadConversations } from '../features/load-conversations/LoadConversations.tsx';
import { LoadingRows } from '../features/load-conversations/LoadingRows.tsx';
import { ManageMessaging } from '../features/manage-messaging/ManageMessaging.tsx';
import styles from './MessagingPanel.module.css';

/** `messaging.panel`: the member's conversations; each opens in a chat window. */
function MessagingPanel(_props: SlotProps['messaging.panel']) {
  return (
    <div className={styles.panel}>
      <header className={styles.header}>
        <Title lang="en" order={2} size="h4">
          Messaging
        </Title>
        <ManageMessaging onGroupCreated={openChatWindow} />
      </header>
      <LoadConversations skeleton={<LoadingRows />}>
        <ChooseConversation contactId={null} level={3} onOpen={openChatWindow} />
      </LoadConversations>
      <p className={styles.all}>
        <TextLink lang="en" to={paths.messaging()}>
          See all in messaging
        </TextLink>
      </p>
    </div>
  );
}

export { MessagingPanel as Component };
