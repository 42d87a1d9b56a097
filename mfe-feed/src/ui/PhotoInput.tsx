import { Button } from '@az/shared/ui/Button';
import { IconPhoto } from '@az/shared/ui/icons';
import { useId, useRef } from 'react';
import styles from './PhotoInput.module.css';

type Props = {
  label: string;
  /** The chosen files. */
  value: File[];
  onChange: (files: File[]) => void;
  error?: string | undefined;
  multiple?: boolean;
  /** Id of the button. */
  id?: string;
};

/** Chooses pictures of this device and shows which were chosen. Other files are ignored. */
export function PhotoInput({ label, value, onChange, error, multiple = false, id }: Props) {
  const chosenId = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.field}>
      <input
        accept="image/*"
        aria-label={label}
        className={styles.input}
        multiple={multiple}
        onChange={(event) => {
          const chosen = [...(event.currentTarget.files ?? [])];
          onChange(chosen.filter(({ type }) => type.startsWith('image/')));
        }}
        ref={input}
        tabIndex={-1}
        type="file"
      />
      <Button
        aria-describedby={chosenId}
        id={id}
        leftSection={<IconPhoto size={18} />}
        onClick={() => input.current?.click()}
        variant="default"
      >
        {multiple ? 'Choisir des photos' : 'Choisir une image'}
      </Button>
      <p className={error ? styles.error : styles.chosen} id={chosenId}>
        {error || value.map(({ name }) => name).join(', ') || 'Aucune image choisie.'}
      </p>
    </div>
  );
}
