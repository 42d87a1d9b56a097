import { useEffect, useRef } from 'react';

/**
 * Moves the focus when the pressed button disappears: `stay` to `container`, `followAddition` to the first article that
 * is added inside `container` later. `count` is the number of announcements, hidden ones included.
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
    /** Focuses `container` and scrolls to its top, for a list that was replaced. */
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
