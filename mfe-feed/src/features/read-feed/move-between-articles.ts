import type { KeyboardEvent } from 'react';

const writesText = (element: Element): boolean => element.matches('input, textarea, select');

const articlesOf = (feed: HTMLElement): HTMLElement[] => [
  // The feed's own, in blocks; not the comments in them.
  ...feed.querySelectorAll<HTMLElement>('article:not(article article)'),
];

function goTo(article: HTMLElement): void {
  article.focus({ preventScroll: true });
  // By itself the browser may leave the head of a tall article under the page's header.
  article.scrollIntoView({ block: 'start' });
}

/**
 * Page Down and Page Up move the focus to the next and the previous article of `feed`; at its ends, and while someone
 * writes, the keys keep their usual meaning.
 */
export function moveBetweenArticles(event: KeyboardEvent, feed: HTMLElement): void {
  const step = { PageDown: 1, PageUp: -1 }[event.key];
  const from = event.target as Element; // An event of the document tree always has one.
  if (!step || writesText(from)) return;
  const articles = articlesOf(feed);
  const next = articles[articles.findIndex((article) => article.contains(from)) + step];
  if (!next) return;
  event.preventDefault();
  goTo(next);
}

/** The article that has the focus, or the first whose head is in sight. */
function currentArticle(feed: HTMLElement): HTMLElement | undefined {
  const articles = articlesOf(feed);
  return (
    articles.find((article) => article.contains(document.activeElement)) ??
    articles.find((article) => article.getBoundingClientRect().top >= 0)
  );
}

/** Moves the focus to the article so many steps from the current one; to the current one when it is not there yet. */
export function stepBetweenArticles(feed: HTMLElement, step: 1 | -1): void {
  const articles = articlesOf(feed);
  const current = currentArticle(feed);
  if (!current) return;
  const isThere = current.contains(document.activeElement);
  const next = isThere ? articles[articles.indexOf(current) + step] : current;
  if (next) goTo(next);
}

/** What takes the focus when `article` goes from its feed: the next one, else the one before, else what holds the feed. */
export function neighbourOf(article: HTMLElement | null | undefined): HTMLElement | null {
  const feed = article?.closest<HTMLElement>('[role="feed"]');
  if (!article || !feed) return null;
  const articles = articlesOf(feed);
  const place = articles.indexOf(article);
  return articles[place + 1] ?? articles[place - 1] ?? feed.parentElement;
}

/** Likes the current article, or takes the like back. */
export const toggleLike = (feed: HTMLElement): void =>
  currentArticle(feed)?.querySelector<HTMLElement>('[aria-keyshortcuts="l"]')?.click();
