import { ItemComments } from '@az/shared/social/ItemComments';
import { Modal } from '@az/shared/ui/Modal';
import type { Short } from '../../data/shorts.ts';

export function ShortComments({ short, onClose }: { short: Short; onClose: () => void }) {
  return (
    <Modal onClose={onClose} opened title={short.title}>
      <ItemComments expectedCount={short.comments} item={{ kind: 'short', id: short.id }} />
    </Modal>
  );
}
