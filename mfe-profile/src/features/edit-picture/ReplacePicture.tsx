import type { PictureKind } from '@az/shared/pictures';
import { ConfirmDialog } from '@az/shared/social/ConfirmDialog';
import { Modal } from '@az/shared/ui/Modal';
import { Text } from '@az/shared/ui/Text';
import { useState } from 'react';
import { ChooseImage } from './ChooseImage.tsx';
import styles from './EditPicture.module.css';
import { SendImage } from './SendImage.tsx';
import { useChosenImage } from './use-chosen-image.ts';
import { useUpload } from './use-upload.ts';
import { editorWords, words } from './words.ts';

type Props = { kind: PictureKind; onClose: () => void };

/** Closing the dialog aborts a running upload. Otherwise a chosen image is only discarded after a confirmation. */
export function ReplacePicture({ kind, onClose }: Props) {
  const { choice, choose, reduce, refuse, clear } = useChosenImage(kind);
  const upload = useUpload(kind, onClose);
  const [isLeaving, setLeaving] = useState(false);
  const close = () => {
    if (upload.state.status === 'sending') upload.giveUp();
    else if (choice.status === 'none') onClose();
    else setLeaving(true);
  };
  return (
    <Modal onClose={close} opened size="lg" title={words[kind].title}>
      {choice.status === 'none' && (
        <ChooseImage
          limit={words[kind].limit}
          onChoose={(file) => void choose(file)}
          onReduce={reduce}
          onRefuse={refuse}
          problem={choice.problem}
        />
      )}
      {choice.status === 'reading' && (
        <p className={styles.reading} role="status">
          {editorWords.reading}
        </p>
      )}
      {choice.status === 'chosen' && (
        <SendImage
          key={choice.read.url}
          kind={kind}
          note={choice.note}
          onGiveUp={upload.giveUp}
          onOther={() => {
            upload.reset();
            clear();
          }}
          onSend={upload.send}
          read={choice.read}
          state={upload.state}
        />
      )}
      <ConfirmDialog
        action={editorWords.leave}
        cancel={editorWords.stay}
        isDanger
        onCancel={() => setLeaving(false)}
        onConfirm={onClose}
        opened={isLeaving}
        question={editorWords.leaveQuestion}
      >
        <Text>{editorWords.leaveEffect}</Text>
      </ConfirmDialog>
    </Modal>
  );
}
