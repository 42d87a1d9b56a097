import type { SlotProps } from '@az/shared/area';
import { useRef, useState } from 'react';
import { LoadConversations } from '../features/load-conversations/LoadConversations.tsx';
import { LoadingMessages } from '../features/load-conversations/LoadingMessages.tsx';
import { ManageConversation } from '../features/manage-conversation/ManageConversation.tsx';
import { ReadConversation } from '../features/read-conversation/ReadConversation.tsx';
import { ShowChatWindow } from '../features/show-chat-window/ShowChatWindow.tsx';
import { WriteMessage } from '../features/write-message/WriteMessage.tsx';

/** `messaging.chat-window`: one conversation in a small window; its position is up to the caller. */
function ChatWindow({ contactId: openedFor, onClose }: SlotProps['messaging.chat-window']) {
  const [contactId, setContactId] = useState(openedFor);
  const [isCollapsed, setIsCollapsed] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <ShowChatWindow
      contactId={contactId}
      fieldRef={field}
      isCollapsed={isCollapsed}
      menu={<ManageConversation contactId={contactId} />}
      onClose={onClose}
      onCollapse={setIsCollapsed}
    >
      <LoadConversations skeleton={<LoadingMessages />}>
        <ReadConversation
          contactId={contactId}
          isShown={!isCollapsed}
          key={contactId}
          onContactChange={setContactId}
          skeleton={<LoadingMessages />}
        >
          <WriteMessage contactId={contactId} fieldRef={field} />
        </ReadConversation>
      </LoadConversations>
    </ShowChatWindow>
  );
}

export { ChatWindow as Component };
