import { EmptyState } from '@az/shared/ui/EmptyState';
import { useFoundAnnouncements } from '../../data/search.ts';
import type { CardPart } from './AnnouncementCard.tsx';
import { ReadList } from './ReadList.tsx';

// Not in `words.ts`, which is part of the first view of the feed.
const words = {
  found: (text: string) => `Publications trouvées pour «\u202f${text}\u202f»`,
  noneFound: 'Aucune publication trouvée. Essayez un autre mot.',
};

/** The announcements with the words of a search, page by page. */
export const ReadFound = ({ text, below }: { text: string; below: CardPart }) => (
  <ReadList
    below={below}
    empty={<EmptyState>{words.noneFound}</EmptyState>}
    feed={useFoundAnnouncements(text)}
    label={words.found(text)}
  />
);
