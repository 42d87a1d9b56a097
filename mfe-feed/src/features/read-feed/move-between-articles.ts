import type { KeyboardEvent } from 'react';

const writesText = (element: Element): boolean => element.matches('input, textarea, select');

const articlesOf = (feed: HTMLElement): HTMLElement[] => [
  // Articles of the feed itself, in blocks; not those of comments.
  ...feed.querySelectorAll<HTMLElement>('article:not(article article)'),
];

function goTo(article: HTMLElement): void {
  article.focus({ preventScroll: true });
  // Without this, the browser may leave the top of a tall article under the page's header.
  article.scrollIntoView({ block: 'start' });
}

/**
 * Page Down and Page Up move the focus to the next and the previous article of `feed`; at its ends, and in a text
 * field, the keys keep their usual function.
 */
export function moveBetweenArticles(event: KeyboardEvent, feed: HTMLElement): void {
  const step = { PageDown: 1, PageUp: -1 }[event.key];
  const from = event.target as Element; // Events of the DOM always have a target.
  if (!step || writesText(from)) return;
  const articles = articlesOf(feed);
  const next = articles[articles.findIndex((article) => article.contains(from)) + step];
  if (!next) return;
  event.preventDefault();
  goTo(next);
}

/** The focused article, or the first whose top is visible. */
function currentArticle(feed: HTMLElement): HTMLElement | undefined {
  const articles = articlesOf(feed);
  return (
    articles.find((article) => article.contains(document.activeElement)) ??
    articles.find((article) => article.getBoundingClientRect().top >= 0)
  );
}

/** Moves the focus by so many articles; to the current one when it does not have it yet. */
export function stepBetweenArticles(feed: HTMLElement, step: 1 | -1): void {
  const articles = articlesOf(feed);
  const current = currentArticle(feed);
  if (!current) return;
  const isThere = current.contains(document.activeElement);
  const next = isThere ? articles[articles.indexOf(current) + step] : current;
  if (next) goTo(next);
}

/**
 * The element that takes the focus when `article` leaves its feed: the next one, otherwise the previous one, otherwise
 * the feed.
 */
export function neighbourOf(article: HTMLElement | null | undefined): HTMLElement | null {
  const feed = article?.closest<HTMLElement>('[role="feed"]');
  if (!article || !feed) return null;
  const articles = articlesOf(feed);
  const index = articles.indexOf(article);
  return articles[index + 1] ?? articles[index - 1] ?? feed.parentElement;
}

/** Toggles the like of the current article. */
export const toggleLike = (feed: HTMLElement): void =>
  currentArticle(feed)?.querySelector<HTMLElement>('[aria-keyshortcuts="l"]')?.click();
