import { EmptyState } from '@az/shared/ui/EmptyState';
import { IconMessageCircle, IconSearch } from '@az/shared/ui/icons';
import { TextInput } from '@az/shared/ui/TextInput';
import { VisuallyHidden } from '@az/shared/ui/VisuallyHidden';
import styles from './ChooseConversation.module.css';
import { ConversationRow } from './ConversationRow.tsx';
import { useConversationList } from './use-conversation-list.ts';
import { words } from './words.ts';

/** Every conversation, the latest first, with a search by name. */
export function ChooseConversation({ contactId }: { contactId: string | null }) {
  const { found, search, setSearch } = useConversationList();
  return (
    <section aria-labelledby="conversations" className={styles.choose}>
      <VisuallyHidden component="h2" id="conversations" tabIndex={-1}>
        {words.heading}
      </VisuallyHidden>
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
      <VisuallyHidden role="status">
        {search.trim() && found.length > 0 && words.found(found.length)}
      </VisuallyHidden>
      <ul className={styles.list}>
        {found.map((conversation) => (
          <li key={conversation.contact.id}>
            <ConversationRow conversation={conversation} isCurrent={conversation.contact.id === contactId} />
          </li>
        ))}
      </ul>
      <div role="status">
        {found.length === 0 && <EmptyState icon={<IconMessageCircle />}>{words.none}</EmptyState>}
      </div>
    </section>
  );
}
