import { useWrite } from '@az/shared/api';
import type { PictureKind } from '@az/shared/pictures';
import { ConfirmDialog } from '@az/shared/social/ConfirmDialog';
import { toast } from '@az/shared/toast';
import { Alert } from '@az/shared/ui/Alert';
import { Text } from '@az/shared/ui/Text';
import { useChangePicture } from '../../data/change-picture.ts';
import { editorWords, words } from './words.ts';

type Props = { kind: PictureKind; onClose: () => void };

/** Removes a picture. After a failure the dialog stays and says why; the toast has the text of the specification. */
export function RemovePicture({ kind, onClose }: Props) {
  const { remove } = useChangePicture(kind);
  const { isBusy, error, run } = useWrite(() =>
    toast({ message: words[kind].notDeleted, variant: 'danger' }),
  );
  const confirm = () =>
    run(async () => {
      await remove();
      toast({ message: words[kind].deleted, variant: 'success' });
      onClose();
    });
  return (
    <ConfirmDialog
      action={editorWords.remove}
      cancel={editorWords.cancel}
      isBusy={isBusy}
      isDanger
      onCancel={onClose}
      onConfirm={() => void confirm()}
      opened
      question={words[kind].deleteQuestion}
    >
      {error ? (
        <Alert color="red" role="alert">
          {error.reason}
        </Alert>
      ) : (
        <Text>{editorWords.removeEffect}</Text>
      )}
    </ConfirmDialog>
  );
}
