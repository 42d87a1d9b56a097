import { isSlotFilled, Slot } from '@az/shared/area';
import { closeChat, useOpenChats } from '@az/shared/chats';
import styles from './ChatWindows.module.css';
import { useChatRoom } from './use-chat-room.ts';

/** The chat windows that were asked for, side by side as far as there is room; those opened last come first. */
export function ChatWindows({ isBesidePanel }: { isBesidePanel: boolean }) {
  const open = useOpenChats();
  const room = useChatRoom();
  if (open.length === 0 || !isSlotFilled('messaging.chat-window')) return null;
  return (
    <div className={styles.windows} data-beside-panel={isBesidePanel}>
      {open.slice(-room).map((contactId) => (
        <div className={styles.window} key={contactId}>
          <Slot name="messaging.chat-window" props={{ contactId, onClose: () => closeChat(contactId) }} />
        </div>
      ))}
    </div>
  );
}
