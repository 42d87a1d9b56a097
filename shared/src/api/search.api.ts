import { type FeedPage, type FoundPeople, parseFeedPage, parseFoundPeople } from '../contracts/index.ts';
import { callAndParse, withQuery } from './call-and-parse.ts';

type Page = {
  cursor?: string | null;
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

/** Members by name, job or company, or by a whole e-mail address or phone number (extension `network`). */
export const searchPeople = (text: string, page: Page = {}): Promise<FoundPeople> =>
  search('people', text, page, parseFoundPeople);

/** A page of the announcements with these words, newest first (extension `network`). */
export const searchPosts = (text: string, page: Page = {}): Promise<FeedPage> =>
  search('posts', text, page, parseFeedPage);
