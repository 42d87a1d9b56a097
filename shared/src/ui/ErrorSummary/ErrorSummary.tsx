import type { ReactNode } from 'react';
import { Alert } from '../Alert/Alert.tsx';
import { Anchor } from '../Anchor/Anchor.tsx';
import styles from './ErrorSummary.module.css';

export type FieldError = { id: string; text: ReactNode };

type Props = {
  /** In the order of the fields. */
  errors: FieldError[];
  heading?: ReactNode;
};

/** A form's errors, each with a link to its field. Not announced, because the first of these fields gets the focus. */
export function ErrorSummary({ errors, heading }: Props) {
  if (errors.length === 0) return null;
  const count =
    errors.length === 1 ? 'Une information est à corriger' : `${errors.length} informations sont à corriger`;
  return (
    <Alert color="red" role="group" title={heading ?? count}>
      <ul className={styles.list}>
        {errors.map(({ id, text }) => (
          <li key={id}>
            <Anchor
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(id)?.focus();
              }}
              size="sm"
            >
              {text}
            </Anchor>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
