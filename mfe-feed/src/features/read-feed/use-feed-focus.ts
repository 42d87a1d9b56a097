import { useEffect, useRef } from 'react';

/**
 * Moves the focus when a button disappears after its action: after `followAddition` to the first article that is added
 * inside `container`, with `stay` to `container` at once. `count` is the number of announcements, hidden ones included.
 */
export function useFeedFocus(count: number) {
  const container = useRef<HTMLDivElement>(null);
  const before = useRef<{ count: number; articles: number } | null>(null);
  const articles = () => [...(container.current?.querySelectorAll('article') ?? [])];
  useEffect(() => {
    if (before.current === null || count <= before.current.count) return;
    articles()[before.current.articles]?.focus();
    before.current = null;
  }, [count]);
  return {
    container,
    /** Scrolls to the top, because the list was replaced. */
    startAnew: () => {
      before.current = null;
      container.current?.focus({ preventScroll: true });
      container.current?.scrollIntoView({ block: 'start' });
    },
    stay: () => container.current?.focus(),
    followAddition: () => {
      before.current = { count, articles: articles().length };
    },
  };
}
