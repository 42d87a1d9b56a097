import type { SearchHit } from '@az/shared/area';
import { useEffect, useState } from 'react';
import { type PaletteRoute, paletteSources } from './palette-sources.ts';

/** Minimum length of a text for which areas and the server are queried. */
export const minQueryLength = 2;

export const debounceMs = 150;

/** Results of the areas for the current text only. When `routes` grows, the new areas are queried as well. */
export function useSearchHits(
  query: string,
  routes: PaletteRoute[],
): { hits: SearchHit[]; searching: boolean } {
  const [answer, setAnswer] = useState<{ query: string; hits: SearchHit[] }>({ query: '', hits: [] });
  const trimmed = query.trim();
  const isSearchable = trimmed.length >= minQueryLength;
  useEffect(() => {
    if (!isSearchable) return;
    let current = true;
    const timer = setTimeout(async () => {
      const hits = await paletteSources().search(trimmed);
      if (current) setAnswer({ query: trimmed, hits });
    }, debounceMs);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [isSearchable, trimmed, routes]);
  const isAnswered = answer.query === trimmed;
  return { hits: isSearchable && isAnswered ? answer.hits : [], searching: isSearchable && !isAnswered };
}
