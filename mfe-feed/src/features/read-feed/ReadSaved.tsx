import { useCapability } from '@az/shared/api';
import { paths } from '@az/shared/paths';
import { ButtonLink } from '@az/shared/ui/Button';
import { EmptyState } from '@az/shared/ui/EmptyState';
import { IconBookmark } from '@az/shared/ui/icons';
import { useSavedAnnouncements } from '../../data/announcement-lists.ts';
import type { CardPart } from './AnnouncementCard.tsx';
import { words } from './list-words.ts';
import { ReadList } from './ReadList.tsx';

function NoneSaved() {
  const isStored = useCapability('network') !== false;
  const action = (
    <ButtonLink to={paths.feedHome()} variant="default">
      Lire les annonces
    </ButtonLink>
  );
  return (
    <EmptyState action={action} icon={<IconBookmark />}>
      {isStored ? words.noneSaved : words.savedHere}
    </EmptyState>
  );
}

/**
 * The announcements that the member saved, page by page, the latest first. An announcement that is no longer saved
 * stays in the list until the page is left.
 */
export const ReadSaved = ({ below }: { below: CardPart }) => (
  <ReadList below={below} empty={<NoneSaved />} feed={useSavedAnnouncements()} label={words.saved} />
);
