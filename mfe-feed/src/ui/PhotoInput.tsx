import { Button } from '@az/shared/ui/Button';
import { IconPhoto } from '@az/shared/ui/icons';
import { type ReactNode, type Ref, useId, useRef } from 'react';
import styles from './PhotoInput.module.css';

type Props = {
  label: string;
  files: File[];
  onChange: (files: File[]) => void;
  error?: ReactNode;
  multiple?: boolean;
  /** Ref of the button, for moving the focus there. */
  buttonRef?: Ref<HTMLButtonElement>;
};

/** Chooses pictures of this device and shows which were chosen. Other files are ignored. */
export function PhotoInput({ label, files, onChange, error, multiple = false, buttonRef }: Props) {
  const id = useId();
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
        aria-describedby={id}
        leftSection={<IconPhoto size={18} />}
        onClick={() => input.current?.click()}
        ref={buttonRef}
        variant="default"
      >
        {multiple ? 'Choisir des photos' : 'Choisir une image'}
      </Button>
      <p className={error ? styles.error : styles.chosen} id={id}>
        {error || files.map(({ name }) => name).join(', ') || 'Aucune image choisie.'}
      </p>
    </div>
  );
}
