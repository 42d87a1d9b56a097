import { paths } from '@az/shared/paths';

export const firstCategory = 'for-you';

/** URL of a category of the wall, with a search; default values are left out. */
export function addressOf(category: string, query: string): string {
  const search = new URLSearchParams();
  if (category !== firstCategory) search.set('category', category);
  if (query) search.set('q', query);
  const text = search.toString();
  return text ? `${paths.posts()}?${text}` : paths.posts();
}
