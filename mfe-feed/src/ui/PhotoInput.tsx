import { pictureTypes } from '@az/shared/contracts';
import { preparePictures } from '@az/shared/picture-files';
import { Button } from '@az/shared/ui/Button';
import { IconPhoto } from '@az/shared/ui/icons';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import styles from './PhotoInput.module.css';

type Props = {
  label: string;
  value: File[];
  onChange: (files: File[]) => void;
  error?: string | undefined;
  multiple?: boolean;
  id?: string;
};

/** Chooses pictures of this device and shows which were chosen, and why others were refused. */
export function PhotoInput({ label, value, onChange, error, multiple = false, id }: Props) {
  const chosenId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [problems, setProblems] = useState<string[]>([]);
  const [preparing, setPreparing] = useState<string | null>(null);
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    // Emptied, so that the same file can be chosen again.
    currentTarget.value = '';
    setProblems([]);
    setPreparing('');
    const prepared = await preparePictures(files, { keepsAnimations: true, onProgress: setPreparing });
    setPreparing(null);
    setProblems(prepared.problems);
    if (prepared.pictures.length > 0) onChange(prepared.pictures);
  };
  return (
    <div className={styles.field}>
      <input
        accept={pictureTypes}
        aria-label={label}
        className={styles.input}
        multiple={multiple}
        onChange={(event) => void choose(event)}
        ref={input}
        tabIndex={-1}
        type="file"
      />
      <Button
        aria-describedby={chosenId}
        // Not `disabled`: this button has the focus, and a disabled button would lose it.
        aria-disabled={preparing !== null}
        id={id}
        leftSection={<IconPhoto size={18} />}
        onClick={() => preparing === null && input.current?.click()}
        variant="default"
      >
        {multiple ? 'Choisir des photos' : 'Choisir une image'}
      </Button>
      <p className={error ? styles.error : styles.chosen} id={chosenId} role="status">
        {preparing || error || value.map(({ name }) => name).join(', ') || 'Aucune image choisie.'}
      </p>
      {problems.map((problem) => (
        <p className={styles.error} key={problem} role="alert">
          {problem}
        </p>
      ))}
    </div>
  );
}
