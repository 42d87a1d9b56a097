/** One page of a list. `number` is from 1 to `count`; an empty list has one page. */
type PageOf<Item> = { items: Item[]; number: number; count: number };

function pageNumber(requested: string | null, count: number): number {
  if (requested === null || !/^\d+$/.test(requested)) return 1;
  return Math.min(Math.max(Number(requested), 1), count);
}

/** The page with the number in the URL: the last page if the number is too high, the first if it is invalid. */
export function pageOf<Item>(items: Item[], requested: string | null, perPage: number): PageOf<Item> {
  const count = Math.max(Math.ceil(items.length / perPage), 1);
  const number = pageNumber(requested, count);
  const start = (number - 1) * perPage;
  return { items: items.slice(start, start + perPage), number, count };
}
