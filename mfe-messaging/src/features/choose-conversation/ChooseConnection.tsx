import { hasCapability } from '@az/shared/api';
import { paths } from '@az/shared/paths';
import { queryFailure, useQuery, useQueryClient } from '@az/shared/query';
import { getConnections } from '@az/shared/relations';
import { searchPeople } from '@az/shared/search';
import { ErrorState } from '@az/shared/ui/ErrorState';
import { Title } from '@az/shared/ui/Title';
import { useDeferredValue, useId } from 'react';
import { useMessaging } from '../../data/use-messaging.ts';
import styles from './ChooseConversation.module.css';
import { ContactRow } from './ContactRow.tsx';
import { words } from './words.ts';

/** How long the member must pause typing before the server is asked, in milliseconds. */
const typingMs = 250;

/** Connections on the first page of a search for `name`. Without a name or server search, the latest connections. */
function useConnections(name: string) {
  const queries = useQueryClient();
  return useQuery({
    queryKey: ['messaging', 'connections', name],
    queryFn: async ({ signal }) => {
      if (name === '' || !(await hasCapability(queries, 'network')))
        return (await getConnections({}, signal)).items.map(({ member }) => member);
      await new Promise((resolve) => setTimeout(resolve, typingMs));
      signal.throwIfAborted();
      return (await searchPeople(name, { signal })).items.filter(({ isConnection }) => isConnection);
    },
    staleTime: 0,
  });
}

type Props = {
  search: string;
  /** Ids of contacts whose conversation is in the list above. */
  listed: readonly string[];
  contactId: string | null;
  onOpen?: ((contactId: string) => void) | undefined;
};

/** The member's connections without a conversation. Choosing a connection begins a conversation. */
export function ChooseConnection({ search, listed, contactId, onOpen }: Props) {
  const query = useConnections(useDeferredValue(search.trim()));
  const heading = useId();
  const loads = useMessaging((state) => state.loads);
  const isNew = (id: string | null) => id !== null && !listed.includes(id) && loads[id] !== 'gone';
  const found = query.data?.filter(({ id }) => isNew(id)) ?? [];
  const { hasFailed, retry } = queryFailure(query);
  if (hasFailed) return <ErrorState onRetry={retry}>{words.connectionsFailed}</ErrorState>;
  if (found.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <Title className={styles.connections} id={heading} order={3} size="h6">
        {words.connections}
      </Title>
      <ul className={styles.rows}>
        {found.map(({ id, name, picture, role }) => (
          <li key={id}>
            <ContactRow
              {...(onOpen ? { onOpen: () => onOpen(id ?? '') } : { to: paths.messaging(id ?? '') })}
              contact={{ name, avatar: picture, status: null, isStory: false }}
              isCurrent={id === contactId}
              lastActivity={null}
              lastMessage={role ?? ''}
              unreadCount={0}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
