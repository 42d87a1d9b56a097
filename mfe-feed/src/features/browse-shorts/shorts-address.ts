import { paths } from '@az/shared/paths';

/** The category of an address that names none. */
export const firstCategory = 'for-you';

/** Address of the wall of a category, searched; what is the first of its kind is left out. */
export function addressOf(category: string, query: string): string {
  const search = new URLSearchParams();
  if (category !== firstCategory) search.set('category', category);
  if (query) search.set('q', query);
  return search.size > 0 ? `${paths.posts()}?${search}` : paths.posts();
}
