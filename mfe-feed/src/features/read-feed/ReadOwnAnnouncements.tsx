import type { ReactNode } from 'react';
import { useOwnAnnouncements } from '../../data/global-feed.ts';
import type { CardPart } from './AnnouncementCard.tsx';
import { FeedPages } from './FeedPages.tsx';
import styles from './ReadFeed.module.css';
import { useFeedFocus } from './use-feed-focus.ts';
import { words } from './words.ts';

type Props = {
  /** Renders content below each announcement. */
  below: CardPart;
  /** Shown when the member has published nothing. */
  empty: ReactNode;
};

/** The member's own announcements, page by page. */
export function ReadOwnAnnouncements({ below, empty }: Props) {
  const feed = useOwnAnnouncements();
  const focus = useFeedFocus(feed.announcements?.length ?? 0);
  return (
    <div className={styles.feed} ref={focus.container} tabIndex={-1}>
      <FeedPages below={below} empty={empty} feed={feed} focus={focus} label={words.own} />
    </div>
  );
}
