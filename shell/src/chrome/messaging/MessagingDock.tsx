import { isSlotFilled, Slot } from '@az/shared/area';
import { closeChatWindow, useOpenChatWindows } from '@az/shared/chat-windows';
import { breakpoints } from '@az/shared/constants';
import { isEscape } from '@az/shared/keyboard';
import { paths } from '@az/shared/paths';
import { useUnreadCounts } from '@az/shared/storage';
import { IconMessage } from '@az/shared/ui/icons';
import { TextLink } from '@az/shared/ui/TextLink';
import { UnstyledButton } from '@az/shared/ui/UnstyledButton';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { CountBadge } from '../header/CountBadge.tsx';
import { unreadLabel } from '../header/unread-label.ts';
import surface from '../surface.module.css';
import { useMinWidth } from '../use-min-width.ts';
import { useWideScreen } from '../use-wide-screen.ts';
import chatWindowsStyles from './ChatWindows.module.css';
import styles from './MessagingDock.module.css';

const useMaxChatWindows = (): 1 | 3 => (useMinWidth(breakpoints.xxl) ? 3 : 1);

type Props = {
  /** Whether the panel is open, so that the windows leave space for it. */
  isBesidePanel: boolean;
  /** Called after a window was closed, to move the focus that the window had. */
  onClosed: () => void;
};

/** The open chat windows side by side as far as they fit; the ones opened last have priority. */
function ChatWindows({ isBesidePanel, onClosed }: Props) {
  const open = useOpenChatWindows();
  const maxWindows = useMaxChatWindows();
  if (open.length === 0 || !isSlotFilled('messaging.chat-window')) return null;
  const close = (contactId: string) => {
    closeChatWindow(contactId);
    onClosed();
  };
  return (
    <div className={chatWindowsStyles.windows} data-beside-panel={isBesidePanel}>
      {open.slice(-maxWindows).map((contactId) => (
        <div className={chatWindowsStyles.window} key={contactId}>
          <Slot name="messaging.chat-window" props={{ contactId, onClose: () => close(contactId) }} />
        </div>
      ))}
    </div>
  );
}

const failed = (
  <p className={styles.line}>
    <TextLink lang="en" to={paths.messaging()}>
      See all in messaging
    </TextLink>
  </p>
);

const loading = (
  <p className={styles.line} role="status">
    Chargement des conversations…
  </p>
);

/** Focuses the panel when it opens. Its content may take the focus later. */
const focus = (panel: HTMLElement | null) => panel?.focus({ preventScroll: true });

/**
 * A button that opens the messaging panel. The page stays usable: only the button, the panel's content and Escape
 * inside the panel close it.
 */
export function MessagingDock() {
  const isWide = useWideScreen();
  return isWide && isSlotFilled('messaging.panel') ? <Dock /> : null;
}

function Dock() {
  const { messages } = useUnreadCounts();
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useId();
  const close = () => {
    setOpened(false);
    button.current?.focus();
  };
  const closeByKey = (event: KeyboardEvent) => {
    if (isEscape(event) && !event.defaultPrevented) close();
  };
  return (
    <aside aria-label="Messaging" lang="en">
      <div lang="fr">
        <ChatWindows isBesidePanel={opened} onClosed={() => button.current?.focus()} />
      </div>
      {opened && (
        // biome-ignore lint/a11y/noStaticElementInteractions: handles Escape of its content
        <div
          className={`${styles.panel} ${surface.overlay}`}
          id={panel}
          lang="fr"
          onKeyDown={closeByKey}
          ref={focus}
          tabIndex={-1}
        >
          <Slot failed={failed} fallback={loading} name="messaging.panel" props={{ onClose: close }} />
        </div>
      )}
      <UnstyledButton
        aria-controls={opened ? panel : undefined}
        aria-expanded={opened}
        aria-label={`Messaging${unreadLabel(messages, 'non lu')}`}
        className={styles.button}
        onClick={() => setOpened(!opened)}
        ref={button}
      >
        <IconMessage size={28} />
        <CountBadge count={messages} />
      </UnstyledButton>
    </aside>
  );
}
