import type { SearchHit } from '@az/shared/area';
import type { IndexedRoute } from '@az/shared/discovery';

export type PaletteRoute = Pick<IndexedRoute, 'path' | 'title'>;

type PaletteSources = {
  index: {
    routes: PaletteRoute[];
    isComplete: boolean;
    /** Loads the missing routes. Rejects if they cannot be loaded. */
    loadRest: () => Promise<void>;
  };
  /** Queries every area; areas that are down are left out. */
  search: (query: string) => Promise<SearchHit[]>;
};

let current: PaletteSources = {
  index: { routes: [], isComplete: true, loadRest: async () => undefined },
  search: async () => [],
};

/** Called once by the shell before rendering. */
export function providePaletteSources(sources: PaletteSources): void {
  current = sources;
}

export const paletteSources = (): PaletteSources => current;
