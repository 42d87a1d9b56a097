/** Maximum of rows of a list that an export holds at once. */
export const pageSize = 50;

/** Rows in the order of their ids. Each page is read when the previous page has been consumed. */
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
