import type { KeyboardEvent } from 'react';

const writesText = (element: Element): boolean => element.matches('input, textarea, select');

/**
 * Page Down and Page Up move the focus to the next and the previous article of `feed`; at its ends, and while someone
 * writes, the keys keep their usual meaning.
 */
export function moveBetweenArticles(event: KeyboardEvent, feed: HTMLElement): void {
  const step = { PageDown: 1, PageUp: -1 }[event.key];
  const from = event.target as Element; // An event of the document tree always has one.
  if (!step || writesText(from)) return;
  const articles = [...feed.querySelectorAll<HTMLElement>(':scope > article')];
  const next = articles[articles.findIndex((article) => article.contains(from)) + step];
  if (!next) return;
  event.preventDefault();
  next.focus({ preventScroll: true });
  // By itself the browser may leave the head of a tall article under the page's header.
  next.scrollIntoView({ block: 'start' });
}
