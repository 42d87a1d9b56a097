import type { KeyboardEvent } from 'react';

const writesText = (element: Element): boolean => element.matches('input, textarea, select');

/** The articles of a feed, in their order. */
export const articlesOf = (feed: HTMLElement): HTMLElement[] => [
  // Articles of the feed itself, in blocks; not those of comments.
  ...feed.querySelectorAll<HTMLElement>('article:not(article article)'),
];

/** Moves the focus to an article and shows its top. */
export function goTo(article: HTMLElement): void {
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
