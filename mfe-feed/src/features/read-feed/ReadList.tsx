import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import { FeedPages } from './FeedPages.tsx';
import type { LiveList } from './LiveList.tsx';
import styles from './ReadFeed.module.css';
import { useFeedFocus } from './use-feed-focus.ts';

/** How often the code that follows changes is loaded, until it is there, in milliseconds. */
const loadEvery = 10_000;

/** `LiveList`, which the first view does not need. */
function LateLiveList(props: ComponentProps<typeof LiveList>) {
  const [Part, setPart] = useState<ComponentType<typeof props> | null>(null);
  useEffect(() => {
    const load = () =>
      import('./LiveList.tsx').then(
        ({ LiveList }) => {
          clearInterval(timer);
          setPart(() => LiveList);
        },
        // The next attempt follows.
        () => undefined,
      );
    const timer = setInterval(load, loadEvery);
    return () => clearInterval(timer);
  }, []);
  return Part && <Part {...props} />;
}

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
