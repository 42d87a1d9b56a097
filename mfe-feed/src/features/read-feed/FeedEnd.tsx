import { Button } from '@az/shared/ui/Button';
import { useEffect, useEffectEvent } from 'react';
import type { FeedFailure } from '../../data/global-feed.ts';
import { useNearViewport } from '../../ui/use-near-viewport.ts';
import styles from './FeedEnd.module.css';
import { FeedError } from './FeedError.tsx';

/** Number of pages after the first that load automatically; then the footer must be reachable. */
const automaticPages = 3;

type Props = {
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
export function FeedEnd({ pageCount, isAdding, failure, onAsk, onNear }: Props) {
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
