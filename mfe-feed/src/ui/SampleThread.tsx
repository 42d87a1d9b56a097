import { CommentThread } from '@az/shared/social/CommentThread';
import { ErrorState } from '@az/shared/ui/ErrorState';
import { useThread } from '../data/posts.ts';
import type { CommentedItem } from '../data/sample-comments.ts';

/** Comments on an item of the sample network, with a box for a new one. */
export function SampleThread({ kind, id }: { kind: CommentedItem; id: string }) {
  const { comments, hasFailed, retry, isRetrying, like, send } = useThread(kind, id);
  if (hasFailed) {
    return (
      <ErrorState onRetry={retry} retrying={isRetrying}>
        Les commentaires n’ont pas pu être chargés. Réessayez.
      </ErrorState>
    );
  }
  return comments && <CommentThread comments={comments} onLike={like} onSend={send} />;
}
