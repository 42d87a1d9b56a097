import { pictureTypes } from '@az/shared/contracts';
import { Alert } from '@az/shared/ui/Alert';
import { Button } from '@az/shared/ui/Button';
import { IconPhoto } from '@az/shared/ui/icons';
import { Text } from '@az/shared/ui/Text';
import { useEffect, useEffectEvent } from 'react';
import { useDropzone } from 'react-dropzone';
import styles from './EditPicture.module.css';
import type { FileProblem } from './picture-rules.ts';
import { editorWords } from './words.ts';

type Props = {
  limit: string;
  problem: FileProblem | null;
  onChoose: (file: File) => void;
  onRefuse: (message: string) => void;
  onReduce: () => void;
};

function usePaste(onFile: (file: File) => void): void {
  const take = useEffectEvent(onFile);
  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => {
      const [file] = clipboardData?.files ?? [];
      if (file) take(file);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}

/** Accepts an image: picked, dropped or pasted; shows the error of a refused one. */
export function ChooseImage({ limit, problem, onChoose, onRefuse, onReduce }: Props) {
  usePaste(onChoose);
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    multiple: false,
    noClick: true,
    noKeyboard: true,
    // `usePaste` is used instead, which listens on the whole page, wherever the focus is.
    noPaste: true,
    // Errors are shown in the specification's words, so the input accepts every file.
    onDrop: ([file], rejected) => {
      if (rejected.length > 0) onRefuse(editorWords.oneOnly);
      else if (file) onChoose(file);
    },
  });
  return (
    <div className={styles.choose}>
      <div
        {...getRootProps({ className: `${styles.zone} ${isDragActive ? styles.over : ''}`, role: undefined })}
      >
        <IconPhoto size={40} />
        <Text>{isDragActive ? editorWords.dropNow : editorWords.drop}</Text>
        <input
          {...getInputProps({
            accept: pictureTypes,
            // Hidden from screen readers, because the button beside this input opens the same file picker.
            'aria-hidden': true,
          })}
        />
        <Button data-autofocus onClick={open}>
          {editorWords.choose}
        </Button>
        <Text c="dimmed" size="sm">
          {limit}
        </Text>
      </div>
      {problem && (
        <Alert color="red" title={problem.message}>
          {problem.kind === 'too-large' && (
            <Button onClick={onReduce} size="sm" variant="default">
              {editorWords.reduce}
            </Button>
          )}
        </Alert>
      )}
    </div>
  );
}
