import { useEffect, useState } from 'react';
import { type PaletteRoute, paletteSources } from './palette-sources.ts';

/** The known routes, and whether more are loading. Routes that fail to load are left out. */
export function usePaletteRoutes(): { routes: PaletteRoute[]; isLoading: boolean } {
  const { index } = paletteSources();
  const [known, setKnown] = useState({ routes: index.routes, isLoading: !index.isComplete });
  useEffect(() => {
    if (!known.isLoading) return;
    let current = true;
    const show = () => {
      // The array grew in place: only a copy triggers a render.
      if (current) setKnown({ routes: [...index.routes], isLoading: false });
    };
    index.loadRest().then(show, show);
    return () => {
      current = false;
    };
  }, [index, known.isLoading]);
  return known;
}
