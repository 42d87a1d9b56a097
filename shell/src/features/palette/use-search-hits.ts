import type { SearchHit } from '@az/shared/area';
import { useEffect, useState } from 'react';
import { type PaletteRoute, paletteSources } from './palette-sources.ts';

/** Shortest text that areas are asked for. */
const shortest = 2;

/** A pause this long in typing starts the search, in milliseconds. */
const pauseMs = 150;

/**
 * What the areas have for a text, and whether the answer is still on its way. Answers to an older text are dropped. When
 * `routes` grows, the areas that came with it are asked as well.
 */
export function useSearchHits(
  query: string,
  routes: PaletteRoute[],
): { hits: SearchHit[]; searching: boolean } {
  const [answer, setAnswer] = useState<{ query: string; hits: SearchHit[] }>({ query: '', hits: [] });
  const wanted = query.trim();
  const asks = wanted.length >= shortest;
  useEffect(() => {
    if (!asks) return;
    let current = true;
    const timer = setTimeout(async () => {
      const hits = await paletteSources().search(wanted);
      if (current) setAnswer({ query: wanted, hits });
    }, pauseMs);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [asks, wanted, routes]);
  const isAnswered = answer.query === wanted;
  return { hits: asks && isAnswered ? answer.hits : [], searching: asks && !isAnswered };
}
