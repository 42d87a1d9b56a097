import { useArticlesPage } from './use-articles-page.ts';
import { words } from './words.ts';

/** The screen's name with category and page number, so that each page of the list has its own title. */
export function useArticlesTitle(): string {
  const { page, category } = useArticlesPage();
  return words.titleOfPage(page.number, category);
}
