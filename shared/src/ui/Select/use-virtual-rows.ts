import { useLayoutEffect, useRef, useState } from 'react';

/** Height of a one-line row before any row was measured, in pixels. */
const oneLine = 36;

/** Number of rows that are rendered or removed at once. */
const blockSize = 20;

/** Heights of the rows of a long list, in pixels. Rows not measured yet count as high as the lowest measured one. */
class RowHeights {
  readonly #measured = new Map<string, number>();
  #lowest = Number.POSITIVE_INFINITY;

  measure(key: string, height: number): void {
    if (height <= 0) return;
    this.#measured.set(key, height);
    this.#lowest = Math.min(this.#lowest, height);
  }

  sum(keys: string[]): number {
    const others = Number.isFinite(this.#lowest) ? this.#lowest : oneLine;
    return keys.reduce((sum, key) => sum + (this.#measured.get(key) ?? others), 0);
  }

  /** Index of the row at this distance from the top of the list; the number of rows if the list is shorter. */
  rowAt(keys: string[], distance: number): number {
    let bottom = 0;
    const row = keys.findIndex((key) => {
      bottom += this.sum([key]);
      return bottom > distance;
    });
    return row === -1 ? keys.length : row;
  }
}

/** Rows to render: from the block before that of `first` to the block after that of `last`. The end is exclusive. */
function blocksAround(first: number, last: number): [start: number, end: number] {
  const block = (row: number) => Math.floor(row / blockSize);
  return [Math.max(0, block(first) - 1) * blockSize, (block(last) + 2) * blockSize];
}

type VirtualRow = {
  row: number;
  /** Height of the rows before this one that are not rendered, in pixels. */
  gap: number;
};

/** Renders the rows near the visible ones, and the active one (`aria-activedescendant`). A new list starts at its top. */
export function useVirtualRows(keys: string[], active: number) {
  const scroller = useRef<HTMLDivElement>(null);
  const [heights] = useState(() => new RowHeights());
  const [[start, end], setRange] = useState(() => blocksAround(0, 0));
  /** A row that keeps its position while rows before it are rendered or removed, and its offset in the window. */
  const anchor = useRef<{ row: Element; top: number } | null>(null);
  const keyText = keys.join('\n');

  const draw = () => {
    if (!scroller.current) return;
    const { scrollTop, clientHeight, children } = scroller.current;
    const { top } = scroller.current.getBoundingClientRect();
    const row = [...children].find((child) => child.getBoundingClientRect().bottom > top);
    anchor.current = row ? { row, top: row.getBoundingClientRect().top } : null;
    const range = blocksAround(heights.rowAt(keys, scrollTop), heights.rowAt(keys, scrollTop + clientHeight));
    setRange((before) => (before.join() === range.join() ? before : range));
  };
  useLayoutEffect(() => {
    if (!scroller.current) return;
    if (active < 0) scroller.current.scrollTop = 0;
    else scroller.current.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
    draw();
  }, [keyText, active]);

  useLayoutEffect(() => {
    if (!scroller.current || !anchor.current?.row.isConnected) return;
    scroller.current.scrollTop += anchor.current.row.getBoundingClientRect().top - anchor.current.top;
  }, [start, end]);

  const rows: VirtualRow[] = [];
  let next = 0;
  keys.forEach((_key, row) => {
    if ((row < start || row >= end) && row !== active) return;
    rows.push({ row, gap: heights.sum(keys.slice(next, row)) });
    next = row + 1;
  });
  return { scroller, draw, rows, gapBelow: heights.sum(keys.slice(next)), heights };
}
