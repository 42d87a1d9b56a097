import { isSlotFilled, Slot } from '@az/shared/area';
import { closeChatWindow, useOpenChatWindows } from '@az/shared/chat-windows';
import styles from './ChatWindows.module.css';
import { useChatRoom } from './use-chat-room.ts';

type Props = {
  /** The panel is open: the windows make room for it. */
  isBesidePanel: boolean;
  /** A window was closed, and with it what had the focus. */
  onClosed: () => void;
};

/** The chat windows that were asked for, side by side as far as there is room; those opened last come first. */
export function ChatWindows({ isBesidePanel, onClosed }: Props) {
  const open = useOpenChatWindows();
  const room = useChatRoom();
  if (open.length === 0 || !isSlotFilled('messaging.chat-window')) return null;
  const close = (contactId: string) => {
    closeChatWindow(contactId);
    onClosed();
  };
  return (
    <div className={styles.windows} data-beside-panel={isBesidePanel}>
      {open.slice(-room).map((contactId) => (
        <div className={styles.window} key={contactId}>
          <Slot name="messaging.chat-window" props={{ contactId, onClose: () => close(contactId) }} />
        </div>
      ))}
    </div>
  );
}
