import { useShortcut } from '@az/shared/shortcuts';
import { useRef } from 'react';
import { stepBetweenArticles, toggleLike } from './move-between-articles.ts';

/** The feed's single-key shortcuts (screen P16), for the element that contains its articles. */
export function useFeedShortcuts() {
  const list = useRef<HTMLDivElement>(null);
  const onFeed = (run: (feed: HTMLElement) => void) => () => list.current && run(list.current);
  useShortcut(
    'j',
    'Publication suivante',
    onFeed((feed) => stepBetweenArticles(feed, 1)),
  );
  useShortcut(
    'k',
    'Publication précédente',
    onFeed((feed) => stepBetweenArticles(feed, -1)),
  );
  useShortcut('l', 'Aimer la publication', onFeed(toggleLike));
  return list;
}
