import type { PictureKind } from '@az/shared/pictures';
import { ConfirmDialog } from '@az/shared/social/ConfirmDialog';
import { toast } from '@az/shared/toast';
import { Text } from '@az/shared/ui/Text';
import { useRef, useState } from 'react';
import { useChangePicture } from '../../data/change-picture.ts';
import { editorWords, words } from './words.ts';

type Props = { kind: PictureKind; onClose: () => void };

/** Confirms and deletes the picture. A failure leaves the picture and the dialog. */
export function RemovePicture({ kind, onClose }: Props) {
  const { remove } = useChangePicture(kind);
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const removeOnce = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    try {
      await remove();
      toast({ message: words[kind].deleted, variant: 'success' });
      onClose();
    } catch {
      // The specification's toast has no cause; the cause is in the network log.
      toast({ message: words[kind].notDeleted, variant: 'danger' });
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      action={editorWords.remove}
      cancel={editorWords.cancel}
      isBusy={isBusy}
      isDanger
      onCancel={onClose}
      onConfirm={() => void removeOnce()}
      opened
      question={words[kind].deleteQuestion}
    >
      <Text>{editorWords.removeEffect}</Text>
    </ConfirmDialog>
  );
}
