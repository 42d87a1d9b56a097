import type { ReactNode } from 'react';
import type { FeedPages as Pages } from '../../data/global-feed.ts';
import type { CardPart } from './AnnouncementCard.tsx';
import { FeedEnd } from './FeedEnd.tsx';
import { FeedError } from './FeedError.tsx';
import { FeedList } from './FeedList.tsx';
import { FeedSkeleton } from './FeedSkeleton.tsx';
import type { useFeedFocus } from './use-feed-focus.ts';

type Props = {
  feed: Pages;
  focus: ReturnType<typeof useFeedFocus>;
  /** Label of the list. */
  label: string;
  /** Renders content below each announcement. */
  below: CardPart;
  /** Shown instead of an empty list. */
  empty: ReactNode;
};

/** A list of announcements in its four states. */
export function FeedPages({ feed, focus, label, below, empty }: Props) {
  const { announcements, failure } = feed;
  const retry = () => {
    focus.stay();
    feed.retry();
  };
  const addPage = () => {
    focus.followAddition();
    feed.addPage();
  };
  if (!announcements) return failure ? <FeedError failure={failure} onRetry={retry} /> : <FeedSkeleton />;
  if (announcements.length === 0) return empty;
  return (
    <>
      <FeedList
        announcements={announcements}
        below={below}
        hasMore={feed.hasMore}
        isAdding={feed.isAdding}
        label={label}
        onShownAgain={focus.stay}
      />
      {feed.hasMore && <FeedEnd {...feed} onAsk={addPage} onNear={feed.addPage} />}
    </>
  );
}
