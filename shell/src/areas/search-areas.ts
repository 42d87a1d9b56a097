import type { SearchHit } from '@az/shared/area';
import type { IndexedRoute } from '@az/shared/discovery';
import type { PageAreas } from './discovery.ts';
import { loadArea } from './load-area.ts';

/** Queries all searchable areas at once, and loads no others. An area that fails has no results. Never rejects. */
export async function searchAreas(
  areas: PageAreas,
  routes: IndexedRoute[],
  query: string,
): Promise<SearchHit[]> {
  const names = [...new Set(routes.filter(({ search }) => search).map(({ area }) => area))];
  const answers = await Promise.allSettled(
    names.map(async (name) => (await loadArea(areas, name)).search?.(query) ?? []),
  );
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
}
