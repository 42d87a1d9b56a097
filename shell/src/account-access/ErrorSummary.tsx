import { Alert } from '@az/shared/ui/Alert';
import { Anchor } from '@az/shared/ui/Anchor';
import type { ReactNode } from 'react';
import styles from './ErrorSummary.module.css';

export type FieldError = { field: string; sentence: ReactNode };

type Props = {
  /** In the order of the fields. */
  errors: FieldError[];
  onChoose: (field: string) => void;
};

/** What is to be corrected in a form, each with a link to its field. Not announced: the first field has the focus. */
export function ErrorSummary({ errors, onChoose }: Props) {
  if (errors.length === 0) return null;
  const heading =
    errors.length === 1 ? 'Une information est à corriger' : `${errors.length} informations sont à corriger`;
  return (
    <Alert color="red" role="group" title={heading}>
      <ul className={styles.list}>
        {errors.map(({ field, sentence }) => (
          <li key={field}>
            <Anchor
              href={`#${field}`}
              onClick={(event) => {
                event.preventDefault();
                onChoose(field);
              }}
              size="sm"
            >
              {sentence}
            </Anchor>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
