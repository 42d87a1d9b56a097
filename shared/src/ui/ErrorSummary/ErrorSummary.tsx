import type { ReactNode } from 'react';
import { Alert } from '../Alert/Alert.tsx';
import { Anchor } from '../Anchor/Anchor.tsx';
import styles from './ErrorSummary.module.css';

/** A field to correct: its id on the page and what its link says. */
export type FieldError = { id: string; text: ReactNode };

type Props = {
  /** In the order of the fields. */
  errors: FieldError[];
  /** What is wrong, when one sentence says it for all. */
  heading?: ReactNode;
  /** Gives the focus to a field, where its `id` is a name that the form knows and not an id on the page. */
  onChoose?: (id: string) => void;
};

const focusById = (id: string): void => document.getElementById(id)?.focus();

/** What is to be corrected in a form, each with a link to its field. Not announced: the first field has the focus. */
export function ErrorSummary({ errors, heading, onChoose = focusById }: Props) {
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
                onChoose(id);
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
