import { Modal } from '@az/shared/ui/Modal';
import type { Short } from '../../data/shorts.ts';
import { SampleThread } from '../../ui/SampleThread.tsx';

export function ShortComments({ short, onClose }: { short: Short; onClose: () => void }) {
  return (
    <Modal onClose={onClose} opened title={short.title}>
      <SampleThread id={short.id} kind="short" />
    </Modal>
  );
}
