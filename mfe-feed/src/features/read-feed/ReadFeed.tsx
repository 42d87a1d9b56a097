import { Button } from '@az/shared/ui/Button';
import { EmptyState } from '@az/shared/ui/EmptyState';
import { IconSpeakerphone } from '@az/shared/ui/icons';
import type { ReactNode } from 'react';
import { useGlobalFeed } from '../../data/global-feed.ts';
import { useNewerAnnouncements } from '../../data/newer-announcements.ts';
import type { CardPart } from './AnnouncementCard.tsx';
import { FeedEnd } from './FeedEnd.tsx';
import { FeedError } from './FeedError.tsx';
import { FeedList } from './FeedList.tsx';
import { FeedSkeleton } from './FeedSkeleton.tsx';
import { NewerPill } from './NewerPill.tsx';
import styles from './ReadFeed.module.css';
import { useFeedFocus } from './use-feed-focus.ts';
import { useIsWanted } from './use-is-wanted.ts';

function NoAnnouncements({ onRefresh }: { onRefresh: () => void }) {
  const refresh = (
    <Button onClick={onRefresh} variant="default">
      Actualiser
    </Button>
  );
  return (
    <EmptyState action={refresh} icon={<IconSpeakerphone />}>
      Aucune annonce pour le moment.
    </EmptyState>
  );
}

type Props = {
  /** Draws what stands under each announcement. */
  below: CardPart;
  /** What stands after the last announcement, or where there is none. */
  after?: ReactNode;
};

/** The global feed in its four states. */
export function ReadFeed({ below, after }: Props) {
  const feed = useGlobalFeed();
  const newer = useNewerAnnouncements(useIsWanted());
  const { announcements, failure } = feed;
  const focus = useFeedFocus(announcements?.length ?? 0);
  const retry = () => {
    focus.stay();
    feed.retry();
  };
  const addPage = () => {
    focus.followAddition();
    feed.addPage();
  };
  const showNewer = () => {
    focus.startAnew();
    newer.show();
  };
  const hasEnded = Boolean(failure && !announcements) || (announcements !== undefined && !feed.hasMore);
  return (
    <div className={styles.feed} ref={focus.place} tabIndex={-1}>
      <NewerPill hasNewer={newer.hasNewer} onShow={showNewer} />
      {!announcements && !failure && <FeedSkeleton />}
      {!announcements && failure && <FeedError failure={failure} onRetry={retry} />}
      {announcements?.length === 0 && <NoAnnouncements onRefresh={retry} />}
      {announcements && announcements.length > 0 && (
        <>
          <FeedList
            announcements={announcements}
            below={below}
            hasMore={feed.hasMore}
            isAdding={feed.isAdding}
            onShownAgain={focus.stay}
          />
          {feed.hasMore && <FeedEnd {...feed} onAsk={addPage} onNear={feed.addPage} />}
        </>
      )}
      {hasEnded && after}
    </div>
  );
}
