import type { PictureKind } from '@az/shared/pictures';
import { Alert } from '@az/shared/ui/Alert';
import { Button } from '@az/shared/ui/Button';
import { Progress } from '@az/shared/ui/Progress';
import { Text } from '@az/shared/ui/Text';
import { useEffect, useRef } from 'react';
import { CropImage } from './CropImage.tsx';
import styles from './EditPicture.module.css';
import type { ReadImage } from './read-image.ts';
import type { Area } from './render-crop.ts';
import { useCrop } from './use-crop.ts';
import type { UploadState } from './use-upload.ts';
import { editorWords, words } from './words.ts';

type Props = {
  kind: PictureKind;
  read: ReadImage;
  note: string | undefined;
  state: UploadState;
  onSend: (image: HTMLImageElement, area: Area) => void;
  onGiveUp: () => void;
  onOther: () => void;
};

/** Crops the chosen image and uploads it. The crop is kept if the upload fails or is aborted. */
export function SendImage({ kind, read, note, state, onSend, onGiveUp, onOther }: Props) {
  const crop = useCrop();
  const isSending = state.status === 'sending';
  const cancel = useRef<HTMLButtonElement>(null);
  const save = useRef<HTMLButtonElement>(null);
  const isDrawn = crop.area !== null;
  useEffect(() => {
    if (isSending) cancel.current?.focus();
    // The focused button was removed with the progress bar. `save` can only take the focus once it is enabled.
    else if (isDrawn) save.current?.focus();
  }, [isSending, isDrawn]);
  return (
    <div className={styles.send}>
      <CropImage crop={crop} disabled={isSending} kind={kind} read={read} />
      {note && (
        <Text role="status" size="sm">
          {note}
        </Text>
      )}
      {state.status === 'failed' && (
        <Alert color="red" title={state.message}>
          {state.reason}
        </Alert>
      )}
      {isSending ? (
        <div className={styles.progress}>
          <Progress label={words[kind].sending} value={state.part * 100} />
          <Text role="status" size="sm">
            {state.part >= 1 ? editorWords.sent : ''}
          </Text>
          <Button onClick={onGiveUp} ref={cancel} variant="default">
            {editorWords.cancel}
          </Button>
        </div>
      ) : (
        <div className={styles.buttons}>
          <Button onClick={onOther} variant="default">
            {editorWords.other}
          </Button>
          <Button disabled={!isDrawn} onClick={() => crop.area && onSend(read.image, crop.area)} ref={save}>
            {state.status === 'failed' ? editorWords.retry : editorWords.save}
          </Button>
        </div>
      )}
    </div>
  );
}
