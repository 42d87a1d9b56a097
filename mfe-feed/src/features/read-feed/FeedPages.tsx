import { PostSkeleton } from '@az/shared/social/PostSkeleton';
import { Button } from '@az/shared/ui/Button';
import { VisuallyHidden } from '@az/shared/ui/VisuallyHidden';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import type { FeedFailure, FeedPages as Pages } from '../../data/global-feed.ts';
import { FeedError } from '../../ui/FeedError.tsx';
import { useNearViewport } from '../../ui/use-near-viewport.ts';
import type { CardPart } from './AnnouncementCard.tsx';
import styles from './FeedEnd.module.css';
import list from './FeedList.module.css';
import { FeedList } from './FeedList.tsx';
import type { useFeedFocus } from './use-feed-focus.ts';

/** Number of pages after the first that load automatically. Later ones need a button, to keep the footer reachable. */
const automaticPages = 3;

type NearEndProps = {
  pageCount: number;
  isAdding: boolean;
  failure: FeedFailure | null;
  /** Called when the member asks for the next page. */
  onAsk: () => void;
  /** Called when the end of the feed is near the viewport. */
  onNear: () => void;
};

function NearEnd({ onNear }: { onNear: () => void }) {
  const [ref, isNear] = useNearViewport<HTMLDivElement>();
  const near = useEffectEvent(onNear);
  useEffect(() => {
    if (isNear) near();
  }, [isNear]);
  return <div ref={ref} />;
}

/** End of a feed with more pages: loads the next page, or says why that failed. */
function FeedEnd({ pageCount, isAdding, failure, onAsk, onNear }: NearEndProps) {
  return (
    <div className={styles.end}>
      {failure && !isAdding ? (
        <FeedError failure={failure} onRetry={onAsk} />
      ) : (
        <>
          {pageCount <= automaticPages && <NearEnd key={pageCount} onNear={onNear} />}
          <Button loading={isAdding} onClick={onAsk} variant="default">
            Voir plus
          </Button>
        </>
      )}
    </div>
  );
}

/** Skeletons of three cards. */
function FeedSkeleton() {
  return (
    <div className={list.list} role="status">
      <VisuallyHidden>Chargement des annonces</VisuallyHidden>
      {['first', 'second', 'third'].map((key) => (
        <PostSkeleton key={key} />
      ))}
    </div>
  );
}

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
        feed={feed}
        label={label}
        onShownAgain={focus.stay}
      />
      {feed.hasMore && <FeedEnd {...feed} onAsk={addPage} onNear={feed.addPage} />}
    </>
  );
}
