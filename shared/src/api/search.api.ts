import { type FeedPage, type FoundPeople, parseFeedPage, parseFoundPeople } from '../contracts/index.ts';
import { callAndParse, withQuery } from './call-and-parse.ts';

type Page = {
  /** `nextCursor` of the page before. */
  cursor?: string | null;
  /** Number of results at most; otherwise the server decides. */
  limit?: number;
  signal?: AbortSignal | undefined;
};

function search<T>(
  kind: 'people' | 'posts',
  text: string,
  { cursor, limit, signal }: Page,
  parse: (raw: unknown) => T | null,
): Promise<T> {
  return callAndParse(withQuery(`/search/${kind}`, { q: text, limit, after: cursor }), parse, { signal });
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
