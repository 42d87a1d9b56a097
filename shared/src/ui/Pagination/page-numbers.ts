/** Number of neighbours on each side of the current page that are always shown. */
const neighbours = 1;

/**
 * Page numbers to link to, in order: the first, the last, the current one and its neighbours; `null` marks a gap. A gap
 * of a single page is filled with that page.
 */
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
