import { useEffect, useRef } from 'react';

/**
 * Moves the focus where a button disappears after its action. `count` is the number of announcements, hidden ones
 * included; after `followAddition` the first added article inside `container` takes the focus; `stay` moves it to
 * `container` at once.
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
