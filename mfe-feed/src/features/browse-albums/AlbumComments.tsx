import { Modal } from '@az/shared/ui/Modal';
import type { Album } from '../../data/albums.ts';
import { SampleThread } from '../../ui/SampleThread.tsx';

export function AlbumComments({ album, onClose }: { album: Album; onClose: () => void }) {
  return (
    <Modal onClose={onClose} opened title={`Commentaires de l’album ${album.title}`}>
      <SampleThread id={album.id} kind="album" />
    </Modal>
  );
}
