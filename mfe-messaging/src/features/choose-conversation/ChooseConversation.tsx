import { EmptyState } from '@az/shared/ui/EmptyState';
import { IconMessageCircle, IconSearch } from '@az/shared/ui/icons';
import { SampleNotice } from '@az/shared/ui/SampleNotice';
import { TextInput } from '@az/shared/ui/TextInput';
import { VisuallyHidden } from '@az/shared/ui/VisuallyHidden';
import { type ReactNode, useId } from 'react';
import { ArchivedConversations } from './ArchivedConversations.tsx';
import styles from './ChooseConversation.module.css';
import { ConversationRows } from './ConversationRows.tsx';
import { useConversationList } from './use-conversation-list.ts';
import { words } from './words.ts';

type Props = {
  /** The open conversation. */
  contactId: string | null;
  /** Opens a conversation here; without it, the rows are links. */
  onOpen?: (contactId: string) => void;
  /** Content beside the search. */
  menu?: ReactNode;
  /** Heading level. */
  level?: 2 | 3;
};

/** All conversations, the latest first, with a search by name. */
export function ChooseConversation({ contactId, onOpen, menu, level = 2 }: Props) {
  const { current, archived, search, setSearch } = useConversationList();
  const heading = useId();
  const found = current.length + archived.length;
  return (
    <section aria-labelledby={heading} className={styles.choose}>
      <VisuallyHidden component={`h${level}`} id={heading} tabIndex={-1}>
        {words.heading}
      </VisuallyHidden>
      <div className={styles.top}>
        <TextInput
          autoComplete="off"
          className={styles.search}
          label={words.search}
          leftSection={<IconSearch size={18} />}
          name="search"
          onChange={(event) => setSearch(event.currentTarget.value)}
          size="sm"
          type="search"
          value={search}
        />
        {menu}
      </div>
      <SampleNotice />
      <VisuallyHidden role="status">{search.trim() && found > 0 && words.found(found)}</VisuallyHidden>
      <div className={styles.list}>
        <ConversationRows contactId={contactId} conversations={current} onOpen={onOpen} />
        <ArchivedConversations contactId={contactId} conversations={archived} onOpen={onOpen} />
        <div role="status">
          {found === 0 && <EmptyState icon={<IconMessageCircle />}>{words.none}</EmptyState>}
        </div>
      </div>
    </section>
  );
}
