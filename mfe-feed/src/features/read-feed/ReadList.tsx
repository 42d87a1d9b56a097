import { late } from '@az/shared/late-parts';
import type { ComponentProps } from 'react';
import { FeedPages } from './FeedPages.tsx';
import styles from './ReadFeed.module.css';
import { useFeedFocus } from './use-feed-focus.ts';

const LateLiveList = late(() => import('./LiveList.tsx').then((part) => part.LiveList));

/** A list of announcements other than the global feed, page by page. */
export function ReadList({ feed, ...props }: Omit<ComponentProps<typeof FeedPages>, 'focus'>) {
  const focus = useFeedFocus(feed.announcements?.length ?? 0);
  return (
    <div className={styles.feed} ref={focus.container} tabIndex={-1}>
      <LateLiveList ids={feed.announcements?.map(({ id }) => id) ?? []} />
      <FeedPages {...props} feed={feed} focus={focus} />
    </div>
  );
}
