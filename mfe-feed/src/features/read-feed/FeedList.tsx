import type { Announcement } from '@az/shared/contracts';
import { useMarks } from '../../data/kept-marks.ts';
import { useHiding } from '../../ui/use-hiding.ts';
import type { CardPart } from './AnnouncementCard.tsx';
import { FeedCard } from './FeedCard.tsx';
import styles from './FeedList.module.css';
import { moveBetweenArticles } from './move-between-articles.ts';
import { useFeedShortcuts } from './use-feed-shortcuts.ts';

type Props = { announcements: Announcement[]; hasMore: boolean; isAdding: boolean; below: CardPart };

/** The announcements as a feed (https://www.w3.org/WAI/ARIA/apg/patterns/feed/), without those the member has hidden. */
export function FeedList({ announcements, hasMore, isAdding, below }: Props) {
  const hidden = useMarks('hidden');
  const hiding = useHiding();
  const list = useFeedShortcuts();
  const shown = announcements.filter(({ id }) => !hidden.has(id) || hiding.isLeaving(id));
  return (
    <div
      aria-busy={isAdding}
      aria-label="Annonces"
      className={styles.list}
      onKeyDown={(event) => moveBetweenArticles(event, event.currentTarget)}
      ref={list}
      role="feed"
    >
      {shown.map((announcement, index) => (
        <FeedCard
          announcement={announcement}
          below={below}
          hidden={hiding.noticeOf(announcement.id)}
          key={announcement.id}
          onHide={() => hiding.hide(announcement.id)}
          position={index + 1}
          // -1: the number is not known yet.
          setSize={hasMore ? -1 : shown.length}
        />
      ))}
    </div>
  );
}
