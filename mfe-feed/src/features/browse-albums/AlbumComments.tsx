import { ItemComments } from '@az/shared/social/ItemComments';
import { Modal } from '@az/shared/ui/Modal';
import type { Album } from '../../data/albums.ts';

export function AlbumComments({ album, onClose }: { album: Album; onClose: () => void }) {
  return (
    <Modal onClose={onClose} opened title={`Commentaires de l’album ${album.title}`}>
      <ItemComments expectedCount={album.comments} item={{ kind: 'album', id: album.id }} />
    </Modal>
  );
}
