import { AppError } from './app-error.ts';
import { type Call, callApi } from './client.ts';

type Page<Item> = { items: Item[]; meta: { nextCursor: string | null } };

/** Calls the API with the session's token; rejects with `bad-reply` where `parse` returns null or false. */
export async function callAndParse<T>(
  path: string,
  parse: (raw: unknown) => T | null | false,
  call: Call = {},
): Promise<T> {
  const parsed = parse(await callApi(path, { bearer: true, ...call }));
  if (parsed === null || parsed === false) throw new AppError('bad-reply');
  return parsed;
}

/** The items of all pages. `load` gets the cursor of a page, in the form of a query. */
export async function allPages<Item>(
  load: (from: { cursor?: string }) => Promise<Page<Item>>,
): Promise<Item[]> {
  const items: Item[] = [];
  let cursor: string | null = null;
  do {
    const page: Page<Item> = await load(cursor === null ? {} : { cursor });
    items.push(...page.items);
    cursor = page.meta.nextCursor;
  } while (cursor !== null);
  return items;
}

export function withQuery(path: string, query: Record<string, string | number | null | undefined>): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [[name, String(value)]],
  );
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}
