import { useEffect, useState } from 'react';
import { type PaletteRoute, paletteSources } from './palette-sources.ts';

/** The pages that are known, and whether there are more on their way. What cannot be had is left out. */
export function usePaletteRoutes(): { routes: PaletteRoute[]; isLoading: boolean } {
  const { index } = paletteSources();
  const [known, setKnown] = useState({ routes: index.routes, isLoading: !index.isComplete });
  useEffect(() => {
    if (!known.isLoading) return;
    let current = true;
    const show = () => {
      // It has grown in place: only a copy is news.
      if (current) setKnown({ routes: [...index.routes], isLoading: false });
    };
    index.loadRest().then(show, show);
    return () => {
      current = false;
    };
  }, [index, known.isLoading]);
  return known;
}
