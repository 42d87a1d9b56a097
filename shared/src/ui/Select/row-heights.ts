/** Height of a one-line row before any row was measured, in pixels. */
const oneLine = 36;

/** Number of rows that are rendered or removed at once. */
const blockSize = 20;

/** Heights of the rows of a long list, in pixels: the measured height, otherwise the smallest measured one. */
export class RowHeights {
  readonly #measured = new Map<string, number>();
  #lowest = Number.POSITIVE_INFINITY;

  measure(key: string, height: number): void {
    if (height <= 0) return;
    this.#measured.set(key, height);
    this.#lowest = Math.min(this.#lowest, height);
  }

  /** Total height of these rows. */
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

/** First row of the block before that of `first`, and the row after the block that follows that of `last`. */
export function blocksAround(first: number, last: number): [start: number, end: number] {
  const block = (row: number) => Math.floor(row / blockSize);
  return [Math.max(0, block(first) - 1) * blockSize, (block(last) + 2) * blockSize];
}
