import { ErrorState } from '@az/shared/ui/ErrorState';
import type { FeedFailure } from '../data/global-feed.ts';

export function FeedError({ failure, onRetry }: { failure: FeedFailure; onRetry: () => void }) {
  return (
    <ErrorState onRetry={onRetry}>
      <span lang={failure.lang}>{failure.message}</span>
    </ErrorState>
  );
}
