import type { ReactNode } from 'react';
import styles from './DataTable.module.css';

export type Column<Row> = {
  title: string;
  cell: (row: Row) => ReactNode;
  /** A figure: aligned at its end. */
  figure?: boolean;
};

type Props<Row> = {
  caption: string;
  columns: Column<Row>[];
  rows: Row[];
  keyOf: (row: Row) => string;
  /** Scrolls within a fixed height. */
  short?: boolean;
};

/** A table that scrolls inside its place where it does not fit; the first column names the row. */
export function DataTable<Row>({ caption, columns, rows, keyOf, short = false }: Props<Row>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section with a name is a region as well, and no scroller has a tag
    <div
      aria-label={caption}
      className={`${styles.place} ${short ? styles.short : ''}`}
      role="region"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with the keyboard
      tabIndex={0}
    >
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ title, figure }) => (
              <th className={figure ? styles.figure : undefined} key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ title, cell, figure }, place) =>
                place === 0 ? (
                  <th className={figure ? styles.figure : undefined} key={title} scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td className={figure ? styles.figure : undefined} key={title}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
