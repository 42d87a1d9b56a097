import { type FeedPage, type FoundPeople, parseFeedPage, parseFoundPeople } from '../contracts/index.ts';
import { AppError } from './app-error.ts';
import { callApi } from './client.ts';

type Page = {
  /** `nextCursor` of the page before. */
  cursor?: string | null;
  /** Number of results at most; otherwise the server decides. */
  limit?: number;
  signal?: AbortSignal | undefined;
};

async function search<T>(
  kind: 'people' | 'posts',
  text: string,
  { cursor, limit, signal }: Page,
  parse: (raw: unknown) => T | null,
): Promise<T> {
  const query = new URLSearchParams({
    q: text,
    ...(limit && { limit: String(limit) }),
    ...(cursor && { after: cursor }),
  });
  const found = parse(await callApi(`/search/${kind}?${query}`, { bearer: true, signal }));
  if (!found) throw new AppError('bad-reply');
  return found;
}

/**
 * A page of the members with a name, job title or company, or with a whole e-mail address or phone number (`search`,
 * extension). Rejects with `AppError`.
 */
export const searchPeople = (text: string, page: Page = {}): Promise<FoundPeople> =>
  search('people', text, page, parseFoundPeople);

/** A page of the announcements with these words, newest first (`search`, extension). Rejects with `AppError`. */
export const searchPosts = (text: string, page: Page = {}): Promise<FeedPage> =>
  search('posts', text, page, parseFeedPage);
