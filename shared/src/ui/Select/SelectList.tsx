import type { ReactNode, Ref } from 'react';
import { IconCheck, IconPlus } from '../icons/icons.tsx';
import type { SelectOption } from './option.ts';
import { rowId } from './row-id.ts';
import styles from './Select.module.css';
import { useVirtualRows } from './use-virtual-rows.ts';

type Props = {
  id: string;
  labelId: string;
  options: SelectOption[];
  value: string | null;
  /** Index of the highlighted row; -1 for none. */
  active: number;
  emptyText: string;
  actionLabel: string | undefined;
  onPick: (row: number) => void;
};

type RowProps = {
  id: string;
  isActive: boolean;
  isSelected?: boolean;
  isAction?: boolean;
  onPick: () => void;
  children: ReactNode;
  /** The row's index among all rows, and their number, because some rows are not rendered. */
  position: { index: number; count: number };
  /** Height of the rows before and after this one that are not rendered, in pixels. */
  spacing?: { before: number; after: number };
  ref?: Ref<HTMLDivElement>;
};

function Row({
  id,
  isActive,
  isSelected = false,
  isAction = false,
  position,
  spacing,
  ref,
  ...row
}: RowProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and handles the keys (APG combobox)
    <div
      aria-posinset={position.index + 1}
      aria-selected={isSelected}
      aria-setsize={position.count}
      className={styles.option}
      data-action={isAction || undefined}
      data-active={isActive || undefined}
      id={id}
      onClick={row.onPick}
      ref={ref}
      role="option"
      style={spacing && { marginTop: spacing.before, marginBottom: spacing.after }}
      tabIndex={-1}
    >
      {row.children}
    </div>
  );
}

/** The list of a `Select`. Rows far from the visible ones are not rendered. Highlighting a row does not select it. */
export function SelectList({ id, labelId, options, value, active, emptyText, actionLabel, onPick }: Props) {
  const { scroller, draw, rows, gapBelow, heights } = useVirtualRows(
    options.map((option) => option.value),
    active,
  );
  const count = options.length + (actionLabel === undefined ? 0 : 1);
  const row = (index: number) => ({
    id: rowId(id, index),
    isActive: index === active,
    onPick: () => onPick(index),
    position: { index, count },
  });
  return (
    <>
      {options.length === 0 && <p className={styles.empty}>{emptyText}</p>}
      <div
        aria-labelledby={labelId}
        className={styles.list}
        id={id}
        onScroll={draw}
        ref={scroller}
        role="listbox"
        // Browsers make a scrolling element focusable, so Tab would focus the list while it fades out.
        tabIndex={-1}
      >
        {rows.map(({ row: index, gap }, position) => {
          const option = options[index]!; // a row of `options`
          return (
            <Row
              key={option.value}
              {...row(index)}
              isSelected={option.value === value}
              spacing={{ before: gap, after: position === rows.length - 1 ? gapBelow : 0 }}
              ref={(element) => {
                if (element) heights.measure(option.value, element.getBoundingClientRect().height);
              }}
            >
              <span className={styles.label}>{option.label}</span>
              {option.value === value && <IconCheck size={18} />}
            </Row>
          );
        })}
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
