import type { Announcement } from '@az/shared/contracts';
import { AnnouncementCard, type CardPart } from './AnnouncementCard.tsx';
import styles from './FeedList.module.css';
import { moveBetweenArticles } from './move-between-articles.ts';

type Props = { announcements: Announcement[]; hasMore: boolean; isAdding: boolean; below: CardPart };

/** The announcements as a feed (https://www.w3.org/WAI/ARIA/apg/patterns/feed/). */
export function FeedList({ announcements, hasMore, isAdding, below }: Props) {
  return (
    <div
      aria-busy={isAdding}
      aria-label="Annonces"
      className={styles.list}
      onKeyDown={(event) => moveBetweenArticles(event, event.currentTarget)}
      role="feed"
    >
      {announcements.map((announcement, index) => (
        <AnnouncementCard
          announcement={announcement}
          below={below}
          key={announcement.id}
          position={index + 1}
          // -1: the number is not known yet.
          setSize={hasMore ? -1 : announcements.length}
        />
      ))}
    </div>
  );
}
