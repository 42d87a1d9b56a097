/** Number of neighbours on each side of the current page that are always shown. */
const neighbours = 1;

/** The first, the last, the current page and its neighbours, in order; `null` is a gap of at least two pages. */
export function pageNumbers(current: number, count: number): (number | null)[] {
  const shown = Array.from({ length: count }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === count || Math.abs(page - current) <= neighbours,
  );
  return shown.flatMap((page, index) => {
    const before = shown[index - 1] ?? 0;
    if (page - before === 2) return [page - 1, page];
    return page - before > 2 ? [null, page] : [page];
  });
}
