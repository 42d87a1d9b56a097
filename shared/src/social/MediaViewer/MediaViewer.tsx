import { Modal } from '../../ui/Modal/Modal.tsx';
import type { Picture } from '../MediaGrid/picture.ts';
import styles from './MediaViewer.module.css';
import { Viewing } from './Viewing.tsx';

type Props = {
  opened: boolean;
  onClose: () => void;
  /** Names the dialog: `Images de la publication de X`. */
  label: string;
  pictures: Picture[];
  /** Place of the picture it opens with. */
  start: number;
};

/**
 * Pictures over the whole screen, one at a time: arrow keys and swipes change the picture, `+`, `-`, wheel, two fingers
 * and buttons zoom, Escape closes. The focus goes back to what opened it.
 */
export function MediaViewer({ opened, onClose, label, pictures, start }: Props) {
  return (
    <Modal
      centered={false}
      classNames={{ body: styles.body, content: styles.content, header: styles.header }}
      fullScreen
      onClose={onClose}
      opened={opened}
      padding={0}
      radius={0}
      title={label}
      withCloseButton={false}
    >
      <Viewing label={label} onClose={onClose} pictures={pictures} start={start} />
    </Modal>
  );
}
