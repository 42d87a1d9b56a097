import { AppError } from './app-error.ts';
import { type Call, callApi } from './client.ts';

/**
 * Calls the API with the session's token and returns what `parse` reads in the reply. Rejects with `AppError`: `bad-reply`
 * where that is null or false.
 */
export async function callAndParse<T>(
  path: string,
  parse: (raw: unknown) => T | null | false,
  call: Call = {},
): Promise<T> {
  const parsed = parse(await callApi(path, { bearer: true, ...call }));
  if (parsed === null || parsed === false) throw new AppError('bad-reply');
  return parsed;
}

/** A path with the given parameters; null and undefined ones are left out. */
export function withQuery(path: string, query: Record<string, string | number | null | undefined>): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [[name, String(value)]],
  );
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}
