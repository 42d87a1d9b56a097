/** One page of a list. `number` is from 1 to `count`; an empty list has one page. */
export type PageOf<Item> = { items: Item[]; number: number; count: number };

function wantedNumber(wanted: string | null, count: number): number {
  if (wanted === null || !/^\d+$/.test(wanted)) return 1;
  return Math.min(Math.max(Number(wanted), 1), count);
}

/** The page number of the URL: the last one if it is too high, the first for any other value. */
export function pageOf<Item>(items: Item[], wanted: string | null, perPage: number): PageOf<Item> {
  const count = Math.max(Math.ceil(items.length / perPage), 1);
  const number = wantedNumber(wanted, count);
  const start = (number - 1) * perPage;
  return { items: items.slice(start, start + perPage), number, count };
}
