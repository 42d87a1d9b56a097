import type { Ref } from 'react';
import styles from './PaletteList.module.css';
import type { PaletteEntry, PaletteSection } from './palette-entry.ts';

type Props = {
  id: string;
  sections: PaletteSection[];
  active: PaletteEntry | null;
  onFollow: (entry: PaletteEntry) => void;
  ref: Ref<HTMLDivElement>;
};

/** The palette's list. The focus stays in the field, whose `aria-activedescendant` is the active entry. */
export function PaletteList({ id, sections, active, onFollow, ref }: Props) {
  return (
    <div aria-label="Résultats" className={styles.list} id={id} ref={ref} role="listbox">
      {sections.map(({ title, entries }) => (
        // biome-ignore lint/a11y/useSemanticElements: groups of options have no element of their own
        <div aria-label={title} className={styles.section} key={title} role="group">
          <div aria-hidden="true" className={styles.title}>
            {title}
          </div>
          {entries.map((entry) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard works from the field (APG combobox)
            // biome-ignore lint/a11y/useFocusableInteractive: the field references the active option
            <div
              aria-selected={entry.id === active?.id}
              className={styles.option}
              id={`${id}-${entry.id}`}
              key={entry.id}
              onClick={() => onFollow(entry)}
              // The focus stays in the field.
              onPointerDown={(event) => event.preventDefault()}
              role="option"
            >
              {entry.lead && (
                <span aria-hidden="true" className={styles.lead}>
                  {entry.lead}
                </span>
              )}
              <span className={styles.text}>
                <span>{entry.label}</span>
                {entry.detail && <span className={styles.detail}>{entry.detail}</span>}
              </span>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
