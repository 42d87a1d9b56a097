import { Alert } from '@az/shared/ui/Alert';
import { Anchor } from '@az/shared/ui/Anchor';
import styles from './FormDialog.module.css';
import { words } from './words.ts';

/** What is to be corrected, each with a link to its field. Not announced: the first field has the focus. */
export function Mistakes({ errors }: { errors: { id: string; text: string }[] }) {
  if (errors.length === 0) return null;
  return (
    <Alert color="red" role="group" title={words.mistakes(errors.length)}>
      <ul className={styles.mistakes}>
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
