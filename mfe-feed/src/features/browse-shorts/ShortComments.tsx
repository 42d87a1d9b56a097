import { CommentThread } from '@az/shared/social/CommentThread';
import { Modal } from '@az/shared/ui/Modal';
import { useThread } from '../../data/posts.ts';
import type { Short } from '../../data/shorts.ts';

/** What is said of a short publication, and the box to join in. */
export function ShortComments({ short, onClose }: { short: Short; onClose: () => void }) {
  const { comments, like, send } = useThread('short', short.id);
  return (
    <Modal onClose={onClose} opened title={short.title}>
      {comments && <CommentThread comments={comments} onLike={like} onSend={send} />}
    </Modal>
  );
}
