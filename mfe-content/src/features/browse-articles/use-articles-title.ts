import { useArticlesPage } from './use-articles-page.ts';
import { words } from './words.ts';

/** The screen's name with the number of the page, so that each page of the list has a title of its own. */
export function useArticlesTitle(): string {
  return words.titleOfPage(useArticlesPage().page.number);
}
