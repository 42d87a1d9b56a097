import { late, optional } from '@az/shared/late-parts';
import { Button } from '@az/shared/ui/Button';
import { EmptyState } from '@az/shared/ui/EmptyState';
import { ErrorState } from '@az/shared/ui/ErrorState';
import { IconChevronDown, IconChevronRight, IconMessageCircle, IconSearch } from '@az/shared/ui/icons';
import { SampleNotice } from '@az/shared/ui/SampleNotice';
import { TextInput } from '@az/shared/ui/TextInput';
import { UnstyledButton } from '@az/shared/ui/UnstyledButton';
import { VisuallyHidden } from '@az/shared/ui/VisuallyHidden';
import { type ComponentProps, type ReactNode, useId, useMemo, useState } from 'react';
import { type Conversation, keyOf } from '../../data/conversation.ts';
import { messaging } from '../../data/messaging-store.ts';
import { useIsSample, useLoad, useMessaging } from '../../data/use-messaging.ts';
import styles from './ChooseConversation.module.css';
import { ConversationRow } from './ConversationRow.tsx';
import { findConversations } from './find-conversations.ts';
import { useSearch } from './use-search.ts';
import { words } from './words.ts';

type ConversationRowsProps = {
  conversations: readonly Conversation[];
  contactId: string | null;
  onOpen?: ((contactId: string) => void) | undefined;
};

function ConversationRows({ conversations, contactId, onOpen }: ConversationRowsProps) {
  return (
    <ul className={styles.rows}>
      {conversations.map((conversation) => (
        <li key={conversation.contact.id}>
          <ConversationRow
            conversation={conversation}
            isCurrent={conversation.contact.id === contactId}
            onOpen={onOpen}
          />
        </li>
      ))}
    </ul>
  );
}

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

/** The conversations that match the search, with archived ones separate. */
function useConversationList() {
  const all = useMessaging((state) => state.conversations);
  const [search, setSearch] = useState('');
  const searching = useSearch(search);
  const listed = useMemo(() => {
    // Conversations without messages are hidden, because the list of the server does not contain them either.
    const isListed = ({ server, messages }: Conversation) => !server || messages.length > 0;
    return findConversations(all.filter(isListed), search, searching.found);
  }, [all, search, searching.found]);
  return {
    current: listed.filter(({ isArchived }) => !isArchived),
    archived: listed.filter(({ isArchived }) => isArchived),
    searching,
    search,
    setSearch,
  };
}

const ChooseConnection = optional(() =>
  import('./ChooseConnection.tsx').then((part) => part.ChooseConnection),
);

const UnsentRows = optional(() => import('./UnsentRows.tsx').then((part) => part.UnsentRows));

/** Unsent messages of conversations that are not in the list. */
function useUnlisted() {
  const all = useMessaging((state) => state.conversations);
  const unsent = useMessaging((state) => state.unsent);
  if (unsent.length === 0) return unsent;
  const listed = new Set(all.map(keyOf));
  return unsent.filter(({ conversation }) => !listed.has(conversation));
}

const LateLiveNotice = late(() => import('./LiveNotice.tsx').then((part) => part.LiveNotice));

function MoreConversations() {
  const cursor = useMessaging((state) => state.cursor);
  const load = useLoad('list');
  const isBusy = load === 'busy';
  if (cursor === null) return null;
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

type Props = {
  contactId: string | null;
  /** Opens a conversation here; without it, the rows are links. */
  onOpen?: (contactId: string) => void;
  menu?: ReactNode;
  level?: 2 | 3;
};

/** All conversations, the latest first, with a search by name. */
export function ChooseConversation({ contactId, onOpen, menu, level = 2 }: Props) {
  const { current, archived, searching, search, setSearch } = useConversationList();
  const isSample = useIsSample();
  const unlisted = useUnlisted();
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
          label={isSample ? words.search : words.searchAll}
          leftSection={<IconSearch size={18} />}
          name="search"
          onChange={(event) => setSearch(event.currentTarget.value)}
          size="sm"
          type="search"
          value={search}
        />
        {menu}
      </div>
      {isSample && (
        <div className={styles.sample}>
          <SampleNotice />
        </div>
      )}
      <VisuallyHidden role="status">{search.trim() && found > 0 && words.found(found)}</VisuallyHidden>
      <div className={styles.list}>
        {unlisted.length > 0 && <UnsentRows contactId={contactId} messages={unlisted} onOpen={onOpen} />}
        <ConversationRows contactId={contactId} conversations={current} onOpen={onOpen} />
        <ArchivedConversations contactId={contactId} conversations={archived} onOpen={onOpen} />
        {search.trim() === '' && <MoreConversations />}
        {searching.hasFailed && <ErrorState onRetry={searching.retry}>{words.searchFailed}</ErrorState>}
        {!isSample && <LateLiveNotice />}
        <div role="status">
          {found === 0 && !searching.isSearching && !searching.hasFailed && (
            <EmptyState icon={<IconMessageCircle />}>
              {isSample || search.trim() ? words.none : words.noneYet}
            </EmptyState>
          )}
        </div>
        {!isSample && (found === 0 || search.trim() !== '') && (
          <ChooseConnection
            contactId={contactId}
            listed={[...current, ...archived].map(({ contact }) => contact.id)}
            onOpen={onOpen}
            search={search}
          />
        )}
      </div>
    </section>
  );
}
