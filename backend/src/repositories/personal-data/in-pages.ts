/** Maximum of rows of a list that an export holds at once. */
export const pageSize = 50;

/** Rows in the order of their ids, read a page at a time when the one before has been consumed. */
export async function* inPages<Row extends { id: number }>(
  readPage: (afterId: number) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let afterId = 0;
  for (;;) {
    const page = await readPage(afterId);
    yield* page;
    const last = page.at(-1);
    if (!last || page.length < pageSize) return;
    afterId = last.id;
  }
}
