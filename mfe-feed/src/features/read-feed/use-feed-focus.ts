import { useEffect, useRef } from 'react';

/**
 * Keeps the focus sensible where a button goes away with what it did. `count` is the number of announcements, those that
 * the member avoids among them; after `followAddition` the first article that is added inside `place` takes the focus;
 * `stay` gives it to `place` at once.
 */
export function useFeedFocus(count: number) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef<{ count: number; articles: number } | null>(null);
  const articles = () => [...(place.current?.querySelectorAll('article') ?? [])];
  useEffect(() => {
    if (before.current === null || count <= before.current.count) return;
    articles()[before.current.articles]?.focus();
    before.current = null;
  }, [count]);
  return {
    place,
    /** Goes to the top of the list: there is another one. */
    startAnew: () => {
      before.current = null;
      place.current?.focus({ preventScroll: true });
      place.current?.scrollIntoView({ block: 'start' });
    },
    stay: () => place.current?.focus(),
    followAddition: () => {
      before.current = { count, articles: articles().length };
    },
  };
}
