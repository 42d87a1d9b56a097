import { late, optional } from '@az/shared/late-parts';
import { EmptyState } from '@az/shared/ui/EmptyState';
import { ErrorState } from '@az/shared/ui/ErrorState';
import { IconMessageCircle, IconSearch } from '@az/shared/ui/icons';
import { TextInput } from '@az/shared/ui/TextInput';
import { VisuallyHidden } from '@az/shared/ui/VisuallyHidden';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { type Conversation, keyOf } from '../../data/conversation.ts';
import { useAbilities } from '../../data/use-abilities.ts';
import { useMessaging } from '../../data/use-messaging.ts';
import styles from './ChooseConversation.module.css';
import { ConversationRows } from './ConversationRows.tsx';
import { findConversations } from './find-conversations.ts';
import { useSearch } from './use-search.ts';
import { words } from './words.ts';

/** The conversations that match the search, with archived ones separate. */
function useConversationList() {
  const all = useMessaging((state) => state.conversations);
  const [search, setSearch] = useState('');
  const searching = useSearch(search);
  const listed = useMemo(() => {
    // As in the list of the server.
    const isListed = ({ server, messages }: Conversation) => server.isListed || messages.length > 0;
    const isMatch = (name: string) => searching.matches(name, search);
    return findConversations(all.filter(isListed), isMatch, searching.found);
  }, [all, search, searching.found, searching.matches]);
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

// Below the conversations of the first view.
const EndOfList = late(() => import('./EndOfList.tsx').then((part) => part.EndOfList));

// An empty line until it is loaded, so that the list does not move.
const SampleNotice = optional(
  () => import('@az/shared/ui/SampleNotice').then((part) => part.SampleNotice),
  () => '\u00a0',
);

const LateLiveNotice = late(() => import('./LiveNotice.tsx').then((part) => part.LiveNotice));

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
  const hasMore = useMessaging(({ cursor }) => cursor !== null);
  const { reachesMembers } = useAbilities();
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
          label={reachesMembers ? words.searchAll : words.search}
          leftSection={<IconSearch size={18} />}
          name="search"
          onChange={(event) => setSearch(event.currentTarget.value)}
          size="sm"
          type="search"
          value={search}
        />
        {menu}
      </div>
      {!reachesMembers && (
        <div className={styles.sample}>
          <SampleNotice extension="network" />
        </div>
      )}
      <VisuallyHidden role="status">{search.trim() && found > 0 && words.found(found)}</VisuallyHidden>
      <div className={styles.list}>
        {unlisted.length > 0 && <UnsentRows contactId={contactId} messages={unlisted} onOpen={onOpen} />}
        <ConversationRows contactId={contactId} conversations={current} onOpen={onOpen} />
        {(archived.length > 0 || hasMore) && (
          <EndOfList
            archived={archived}
            contactId={contactId}
            hasMore={hasMore && search.trim() === ''}
            onOpen={onOpen}
          />
        )}
        {searching.hasFailed && <ErrorState onRetry={searching.retry}>{words.searchFailed}</ErrorState>}
        {reachesMembers && <LateLiveNotice />}
        <div role="status">
          {found === 0 && !searching.isSearching && !searching.hasFailed && (
            <EmptyState icon={<IconMessageCircle />}>
              {!reachesMembers || search.trim() ? words.none : words.noneYet}
            </EmptyState>
          )}
        </div>
        {reachesMembers && (found === 0 || search.trim() !== '') && (
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
