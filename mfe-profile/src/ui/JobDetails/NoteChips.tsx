import type { JobNote } from '@az/shared/contracts';
import { Badge } from '@az/shared/ui/Badge';
import { TruncatedName } from '@az/shared/ui/Text';
import { useId } from 'react';
import styles from './JobDetails.module.css';

/** Skills or tools with their heading; nothing when there are none. */
export function NoteChips({ label, notes }: { label: string; notes: JobNote[] }) {
  const id = useId();
  if (notes.length === 0) return null;
  return (
    <div>
      <p className={styles.label} id={id}>
        {label}
      </p>
      <ul aria-labelledby={id} className={styles.chips}>
        {notes.map((note, index) => (
          <li key={note.id ?? `${index}-${note.text}`}>
            <Badge classNames={{ root: styles.badge, label: styles.chip }} size="lg" variant="default">
              <TruncatedName>{note.text}</TruncatedName>
            </Badge>
          </li>
        ))}
      </ul>
    </div>
  );
}
