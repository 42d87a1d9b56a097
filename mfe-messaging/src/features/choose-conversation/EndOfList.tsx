import { Button } from '@az/shared/ui/Button';
import { IconChevronDown, IconChevronRight } from '@az/shared/ui/icons';
import { UnstyledButton } from '@az/shared/ui/UnstyledButton';
import { type ComponentProps, useState } from 'react';
import { messaging } from '../../data/messaging-store.ts';
import { useLoad } from '../../data/use-messaging.ts';
import styles from './ChooseConversation.module.css';
import { ConversationRows } from './ConversationRows.tsx';
import { words } from './end-words.ts';

/** The archived conversations; nothing if there are none. */
function ArchivedConversations(props: ComponentProps<typeof ConversationRows>) {
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

function MoreConversations() {
  const load = useLoad('list');
  const isBusy = load === 'busy';
  return (
    <div className={styles.more}>
      {load === 'failed' && <p role="alert">{words.moreFailed}</p>}
      <Button
        aria-disabled={isBusy}
        onClick={isBusy ? undefined : () => void messaging.loadMore()}
        size="compact-md"
        variant="subtle"
      >
        {isBusy ? words.loadingMore : words.more}
      </Button>
    </div>
  );
}

type Props = Omit<ComponentProps<typeof ConversationRows>, 'conversations'> & {
  archived: ComponentProps<typeof ConversationRows>['conversations'];
  hasMore: boolean;
};

/** What is below the list: the archived conversations, and the button that loads more conversations. */
export function EndOfList({ archived, hasMore, ...rows }: Props) {
  return (
    <>
      <ArchivedConversations conversations={archived} {...rows} />
      {hasMore && <MoreConversations />}
    </>
  );
}
