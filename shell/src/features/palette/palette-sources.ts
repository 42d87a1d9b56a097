import type { SearchHit } from '@az/shared/area';
import type { IndexedRoute } from '@az/shared/discovery';

/** What the palette searches in, beside its own commands. */
export type PaletteSources = {
  routes: Pick<IndexedRoute, 'path' | 'title'>[];
  /** Asks every area for what it has; areas that are down are left out. */
  search: (query: string) => Promise<SearchHit[]>;
};

let current: PaletteSources = { routes: [], search: async () => [] };

/** Called once by the shell before it renders. */
export function providePaletteSources(sources: PaletteSources): void {
  current = sources;
}

/** What the shell has provided; nothing to find before. */
export const paletteSources = (): PaletteSources => current;
