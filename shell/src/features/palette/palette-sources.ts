import type { SearchHit } from '@az/shared/area';
import type { IndexedRoute } from '@az/shared/discovery';

export type PaletteRoute = Pick<IndexedRoute, 'path' | 'title'>;

/** What the palette searches in, beside its own commands. */
export type PaletteSources = {
  index: {
    routes: PaletteRoute[];
    isComplete: boolean;
    /** Lets the routes grow to all there are. Rejects when the rest cannot be had. */
    loadRest: () => Promise<void>;
  };
  /** Asks every area for what it has; areas that are down are left out. */
  search: (query: string) => Promise<SearchHit[]>;
};

let current: PaletteSources = {
  index: { routes: [], isComplete: true, loadRest: async () => undefined },
  search: async () => [],
};

/** Called once by the shell before it renders. */
export function providePaletteSources(sources: PaletteSources): void {
  current = sources;
}

/** What the shell has provided; nothing to find before. */
export const paletteSources = (): PaletteSources => current;
