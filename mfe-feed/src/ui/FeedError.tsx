import { ErrorState } from '@az/shared/ui/ErrorState';
import type { FeedFailure } from '../data/global-feed.ts';

/** Why the feed, or its next page, could not be loaded, with a button to retry. */
export function FeedError({ failure, onRetry }: { failure: FeedFailure; onRetry: () => void }) {
  return (
    <ErrorState onRetry={onRetry}>
      <span lang={failure.lang}>{failure.message}</span>
    </ErrorState>
  );
}
