import { IconChevronDown, IconChevronRight } from '@az/shared/ui/icons';
import { UnstyledButton } from '@az/shared/ui/UnstyledButton';
import { type ComponentProps, useState } from 'react';
import styles from './ChooseConversation.module.css';
import { ConversationRows } from './ConversationRows.tsx';
import { words } from './words.ts';

/** The archived conversations; nothing if there are none. */
export function ArchivedConversations(props: ComponentProps<typeof ConversationRows>) {
  const [isOpen, setIsOpen] = useState(false);
  const { length } = props.conversations;
  if (length === 0) return null;
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <>
      <UnstyledButton aria-expanded={isOpen} className={styles.archived} onClick={() => setIsOpen(!isOpen)}>
        <Chevron size={18} />
        {words.archived(length)}
      </UnstyledButton>
      {isOpen && <ConversationRows {...props} />}
    </>
  );
}
