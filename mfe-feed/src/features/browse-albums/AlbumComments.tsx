import { CommentThread } from '@az/shared/social/CommentThread';
import { Modal } from '@az/shared/ui/Modal';
import type { Album } from '../../data/albums.ts';
import { useThread } from '../../data/posts.ts';

/** What is said of an album, and the box to join in. */
export function AlbumComments({ album, onClose }: { album: Album; onClose: () => void }) {
  const { comments, like, send } = useThread('album', album.id);
  return (
    <Modal onClose={onClose} opened title={`Commentaires de l’album ${album.title}`}>
      {comments && <CommentThread comments={comments} onLike={like} onSend={send} />}
    </Modal>
  );
}
