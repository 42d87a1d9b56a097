import { useOnDemand } from '@az/shared/on-demand';
import { ActionsMenu } from '@az/shared/social/ActionsMenu';
import { UndoNotice } from '@az/shared/social/UndoNotice';
import { StopEscape } from '../../ui/StopEscape.tsx';
import { conversationActions } from './conversation-actions.ts';
import styles from './ManageConversation.module.css';
import { useManageConversation } from './use-manage-conversation.ts';
import { words } from './words.ts';

const loadDialogs = () => import('./ConversationDialogs.tsx').then((part) => part.ConversationDialogs);

/** The menu of a conversation, with the dialogs and notices of its entries. */
export function ManageConversation({ contactId }: { contactId: string }) {
  const dialogs = useOnDemand(loadDialogs);
  const managing = useManageConversation(contactId, dialogs.show);
  const { conversation, shows, close } = managing;
  if (!conversation) return null;
  const { name } = conversation.contact;
  return (
    <>
      <StopEscape>
        <ActionsMenu actions={conversationActions(conversation, managing)} label={words.menu(name)} />
        {dialogs.Part && (shows === 'delete' || shows === 'report') && (
          <dialogs.Part name={name} onClose={close} onDelete={managing.remove} shows={shows} />
        )}
      </StopEscape>
      {shows === 'undo' && (
        <div className={styles.notice}>
          <UndoNotice onEnd={close} onUndo={() => managing.archive(false)}>
            {words.archived}
          </UndoNotice>
        </div>
      )}
    </>
  );
}
