import { EmptyState } from '@az/shared/ui/EmptyState';
import { useTaggedAnnouncements } from '../../data/announcement-lists.ts';
import type { CardPart } from './AnnouncementCard.tsx';
import { words } from './list-words.ts';
import { ReadList } from './ReadList.tsx';

/** The announcements with a tag, page by page. */
export function ReadTagged({ tag, below }: { tag: string; below: CardPart }) {
  return (
    <ReadList
      below={below}
      empty={<EmptyState>{words.noneTagged}</EmptyState>}
      feed={useTaggedAnnouncements(tag)}
      label={words.tagged(tag)}
    />
  );
}
