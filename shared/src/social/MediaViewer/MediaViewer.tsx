import { Modal } from '../../ui/Modal/Modal.tsx';
import type { Picture } from '../MediaGrid/picture.ts';
import styles from './MediaViewer.module.css';
import { ViewerContent } from './ViewerContent.tsx';

type Props = {
  opened: boolean;
  onClose: () => void;
  /** Label of the dialog: `Images de la publication de X`. */
  label: string;
  pictures: Picture[];
  start: number;
};

/** Arrow keys and swipes change the picture; `+`, `-`, wheel and pinch zoom. Escape closes, and returns the focus. */
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
      <ViewerContent label={label} onClose={onClose} pictures={pictures} start={start} />
    </Modal>
  );
}
