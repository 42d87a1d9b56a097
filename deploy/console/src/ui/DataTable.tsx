import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './DataTable.module.css';

export type Column<Row> = {
  title: string;
  cell: (row: Row) => ReactNode;
  /** Whether cells are numbers, aligned at their end. */
  figure?: boolean;
  /** Whether cells are text that may wrap; other cells stay on one line. */
  text?: boolean;
};

type Props<Row> = {
  caption: string;
  columns: Column<Row>[];
  rows: Row[];
  keyOf: (row: Row) => string;
  /** Whether the table has a fixed height and scrolls. */
  short?: boolean;
};

const classOf = ({ figure, text }: { figure?: boolean; text?: boolean }): string | undefined =>
  figure ? styles.figure : text ? styles.text : undefined;

function useOverflow() {
  const container = useRef<HTMLDivElement>(null);
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const look = () =>
      setScrolled(
        element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1,
      );
    const observer = new ResizeObserver(look);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);
  return { container, isScrolled };
}

/** A table that is a tab stop only while it is wider than its container. The first column names the row. */
export function DataTable<Row>({ caption, columns, rows, keyOf, short = false }: Props<Row>) {
  const { container, isScrolled } = useOverflow();
  return (
    <div
      className={`${styles.container} ${short ? styles.short : ''}`}
      ref={container}
      {...(isScrolled ? { role: 'group', 'aria-label': caption, tabIndex: 0 } : {})}
    >
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th className={classOf(column)} key={column.title} scope="col">
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map((column, at) =>
                at === 0 ? (
                  <th className={classOf(column)} key={column.title} scope="row">
                    {column.cell(row)}
                  </th>
                ) : (
                  <td className={classOf(column)} key={column.title}>
                    {column.cell(row)}
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
