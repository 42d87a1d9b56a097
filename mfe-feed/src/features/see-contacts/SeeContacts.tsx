import { useCapability } from '@az/shared/api';
import { isRouteLive } from '@az/shared/area';
import { paths } from '@az/shared/paths';
import { PersonRow } from '@az/shared/social/PersonRow';
import { usePeople } from '../../data/people.ts';
import { SideList } from '../../ui/SideList.tsx';

const words = {
  title: 'Contacts',
  empty: 'Aucun contact pour le moment.',
  failed: 'Les contacts n’ont pas pu être chargés. Réessayez.',
  online: 'En ligne',
  offline: 'Hors ligne',
};

/** All people the member can write to, each with a link to the conversation. */
export function SeeContacts() {
  const { items, hasFailed, retry, isRetrying } = usePeople();
  // On a server with messaging there is no conversation with sample people.
  const isSample = useCapability('network', false) === false;
  const isLive = isSample && isRouteLive(paths.messaging());
  return (
    <SideList
      empty={words.empty}
      expected={{ count: 12, height: 66 }}
      failure={hasFailed ? { sentence: words.failed, onRetry: retry, isRetrying } : null}
      rows={items?.map(({ id, name, avatar, status }) => ({
        id,
        row: (
          <PersonRow
            description={status === 'online' ? words.online : words.offline}
            person={{ name, picture: avatar }}
            to={isLive ? paths.messaging(id) : undefined}
          />
        ),
      }))}
      title={words.title}
    />
  );
}
