import { Button } from '@az/shared/ui/Button';
import { useEffect, useEffectEvent } from 'react';
import type { FeedFailure } from '../../data/global-feed.ts';
import { useNearViewport } from '../../ui/use-near-viewport.ts';
import styles from './FeedEnd.module.css';
import { FeedError } from './FeedError.tsx';

/** Pages that come by themselves after the first; then the footer must be within reach. */
const automaticPages = 3;

type Props = {
  pageCount: number;
  isAdding: boolean;
  failure: FeedFailure | null;
  /** Someone asks for the next page. */
  onAsk: () => void;
  /** The end of the feed has come near the viewport. */
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

/** Under a feed that goes on: what brings the next page, or says why it did not come. */
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
