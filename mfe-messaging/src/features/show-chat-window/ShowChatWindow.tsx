import { clearChatFocusRequest, useChatFocusRequest } from '@az/shared/chat-windows';
import { isEscape } from '@az/shared/keyboard';
import { ContactAvatar } from '@az/shared/social/ContactAvatar';
import { ActionIcon } from '@az/shared/ui/ActionIcon';
import { Badge } from '@az/shared/ui/Badge';
import { IconChevronDown, IconX } from '@az/shared/ui/icons';
import { Title } from '@az/shared/ui/Title';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useEffectEvent, useId } from 'react';
import { unreadIn } from '../../data/conversation.ts';
import { useConversation } from '../../data/use-messaging.ts';
import { contactStatus } from '../../ui/contact-status.ts';
import styles from './ShowChatWindow.module.css';

/** Focuses a chat window on request only, so that a restored window does not take the focus. */
function useChatFocus(contactId: string, field: RefObject<HTMLElement | null>, onCalled: () => void): void {
  const call = useChatFocusRequest(contactId);
  const handleCall = useEffectEvent(onCalled);
  useEffect(() => {
    if (!call) return;
    handleCall();
    field.current?.focus({ preventScroll: true });
    // The request stays until the field has the focus: the window may still be collapsed, or its messages loading.
    if (field.current && field.current === document.activeElement) clearChatFocusRequest();
  });
}

const words = {
  window: (name: string) => `Conversation avec ${name}`,
  collapse: (name: string) => `Réduire la conversation avec ${name}`,
  expand: (name: string) => `Agrandir la conversation avec ${name}`,
  close: (name: string) => `Fermer la conversation avec ${name}`,
  unread: (count: number) => (count > 1 ? `${count} non lus` : `${count} non lu`),
  someone: 'ce contact',
};

type Props = {
  contactId: string;
  isCollapsed: boolean;
  onCollapse: (isCollapsed: boolean) => void;
  onClose: () => void;
  /** Element that takes the focus on request. */
  fieldRef: RefObject<HTMLElement | null>;
  menu: ReactNode;
  children: ReactNode;
};

/** A chat window over the page with one conversation; its header collapses and closes it, Escape closes it too. */
export function ShowChatWindow({ contactId, isCollapsed, onCollapse, onClose, fieldRef, ...props }: Props) {
  const conversation = useConversation(contactId);
  const body = useId();
  const name = conversation?.contact.name ?? words.someone;
  const unread = conversation && isCollapsed ? unreadIn(conversation) : 0;
  useChatFocus(contactId, fieldRef, () => onCollapse(false));

  function closeByKey(event: KeyboardEvent) {
    if (!isEscape(event) || event.defaultPrevented) return;
    event.stopPropagation();
    onClose();
  }

  return (
    <section aria-label={words.window(name)} className={styles.window} onKeyDown={closeByKey}>
      <header className={styles.header}>
        {conversation && <ContactAvatar contact={conversation.contact} size={36} />}
        <div className={styles.contact}>
          <Title className={styles.name} order={2} size="h6">
            {name}
          </Title>
          {conversation && <p className={styles.status}>{contactStatus(conversation)}</p>}
        </div>
        {unread > 0 && <Badge variant="filled">{words.unread(unread)}</Badge>}
        {conversation && !isCollapsed && props.menu}
        <ActionIcon
          aria-controls={body}
          aria-expanded={!isCollapsed}
          aria-label={isCollapsed ? words.expand(name) : words.collapse(name)}
          onClick={() => onCollapse(!isCollapsed)}
        >
          <IconChevronDown className={styles.chevron} data-turned={isCollapsed} size={20} />
        </ActionIcon>
        <ActionIcon aria-label={words.close(name)} onClick={onClose}>
          <IconX size={20} />
        </ActionIcon>
      </header>
      <div className={styles.body} data-collapsed={isCollapsed} id={body} inert={isCollapsed}>
        <div className={styles.content}>{props.children}</div>
      </div>
    </section>
  );
}
