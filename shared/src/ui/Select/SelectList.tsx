import { type ReactNode, useEffect } from 'react';
import { IconCheck, IconPlus } from '../icons/icons.tsx';
import type { SelectOption } from './option.ts';
import styles from './Select.module.css';

type Props = {
  id: string;
  labelId: string;
  options: SelectOption[];
  value: string | null;
  /** Place of the highlighted row; -1 for none. */
  active: number;
  /** Said where there is no option. */
  emptyText: string;
  /** Label of the row after the last option. */
  actionLabel: string | undefined;
  onPick: (row: number) => void;
};

/** Id of a row, for `aria-activedescendant`. */
export const rowId = (listId: string, row: number): string => `${listId}-${row}`;

type RowProps = {
  id: string;
  isActive: boolean;
  isSelected?: boolean;
  isAction?: boolean;
  onPick: () => void;
  children: ReactNode;
};

function Row({ id, isActive, isSelected = false, isAction = false, onPick, children }: RowProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and has the keys (APG combobox)
    <div
      aria-selected={isSelected}
      className={styles.option}
      data-action={isAction || undefined}
      data-active={isActive || undefined}
      id={id}
      onClick={onPick}
      role="option"
      tabIndex={-1}
    >
      {children}
    </div>
  );
}

/** The list under a `Select`. The highlight never changes which option counts as selected. */
export function SelectList({ id, labelId, options, value, active, emptyText, actionLabel, onPick }: Props) {
  useEffect(() => {
    if (active >= 0) document.getElementById(rowId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  const row = (index: number) => ({
    id: rowId(id, index),
    isActive: index === active,
    onPick: () => onPick(index),
  });
  return (
    <>
      {options.length === 0 && <p className={styles.empty}>{emptyText}</p>}
      <div aria-labelledby={labelId} id={id} role="listbox">
        {options.map((option, index) => (
          <Row key={option.value} {...row(index)} isSelected={option.value === value}>
            <span className={styles.label}>{option.label}</span>
            {option.value === value && <IconCheck size={18} />}
          </Row>
        ))}
        {actionLabel !== undefined && (
          <Row {...row(options.length)} isAction>
            <IconPlus size={18} />
            <span className={styles.label}>{actionLabel}</span>
          </Row>
        )}
      </div>
    </>
  );
}
