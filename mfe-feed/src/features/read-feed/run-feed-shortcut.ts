import { articlesOf, goTo } from './move-between-articles.ts';

export type FeedShortcut = 'next' | 'previous' | 'like';

/** The focused article, or the first whose top is visible. */
function currentArticle(feed: HTMLElement): HTMLElement | undefined {
  const articles = articlesOf(feed);
  return (
    articles.find((article) => article.contains(document.activeElement)) ??
    articles.find((article) => article.getBoundingClientRect().top >= 0)
  );
}

/**
 * Toggles the like of the current article, or moves the focus to the next or the previous article. If the current
 * article does not have the focus yet, the focus moves there instead.
 */
export function runFeedShortcut(feed: HTMLElement, shortcut: FeedShortcut): void {
  const current = currentArticle(feed);
  if (!current) return;
  if (shortcut === 'like') {
    current.querySelector<HTMLElement>('[aria-keyshortcuts="l"]')?.click();
    return;
  }
  const articles = articlesOf(feed);
  const step = shortcut === 'next' ? 1 : -1;
  const isThere = current.contains(document.activeElement);
  const next = isThere ? articles[articles.indexOf(current) + step] : current;
  if (next) goTo(next);
}
