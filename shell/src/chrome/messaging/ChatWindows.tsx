import { isSlotFilled, Slot } from '@az/shared/area';
import { closeChatWindow, useOpenChatWindows } from '@az/shared/chat-windows';
import styles from './ChatWindows.module.css';
import { useMaxChatWindows } from './use-max-chat-windows.ts';

type Props = {
  /** The panel is open: the windows leave space for it. */
  isBesidePanel: boolean;
  /** A window was closed while it had the focus. */
  onClosed: () => void;
};

/** The open chat windows side by side as far as they fit; the ones opened last have priority. */
export function ChatWindows({ isBesidePanel, onClosed }: Props) {
  const open = useOpenChatWindows();
  const maxWindows = useMaxChatWindows();
  if (open.length === 0 || !isSlotFilled('messaging.chat-window')) return null;
  const close = (contactId: string) => {
    closeChatWindow(contactId);
    onClosed();
  };
  return (
    <div className={styles.windows} data-beside-panel={isBesidePanel}>
      {open.slice(-maxWindows).map((contactId) => (
        <div className={styles.window} key={contactId}>
          <Slot name="messaging.chat-window" props={{ contactId, onClose: () => close(contactId) }} />
        </div>
      ))}
    </div>
  );
}
