import type { AreaModule } from '@az/shared/area';
import type { IndexedRoute } from '@az/shared/discovery';
import { samplePage } from '../testing/sample-page.ts';
import { PageAreas } from './discovery.ts';
import { loadArea } from './load-area.ts';
import { searchAreas } from './search-areas.ts';

// Mocks the loading of an area's code.
jest.mock('./load-area.ts', () => ({ loadArea: jest.fn() }));
const loaded = jest.mocked(loadArea);

const areas = new PageAreas(samplePage('groups'));
const route = (area: string, search?: true): IndexedRoute => ({
  path: `/${area}`,
  group: 'general',
  title: area,
  area,
  ...(search && { search }),
});

/** Sets the search result of each area, or why its code fails to load. */
function answer(found: Record<string, string | Error>): void {
  loaded.mockImplementation(async (_, area): Promise<AreaModule> => {
    const label = found[area];
    if (label === undefined || label instanceof Error) throw label ?? new Error(`${area} was asked`);
    return {
      routes: {},
      search: async (query) => [{ section: 'groups', id: area, label: `${label} ${query}`, to: '/' }],
    };
  });
}

const labels = async (routes: IndexedRoute[]) =>
  (await searchAreas(areas, routes, 'riz')).map(({ label }) => label);

test('queries each searchable area once, and loads no other', async () => {
  answer({ groups: 'Groupe', news: 'Article' });
  expect(
    await labels([route('groups', true), route('groups', true), route('feed'), route('news', true)]),
  ).toEqual(['Groupe riz', 'Article riz']);
  expect(loaded.mock.calls.map(([, area]) => area)).toEqual(['groups', 'news']);
});

test('an area that is down has no results', async () => {
  answer({ groups: new Error('gone'), news: 'Article' });
  expect(await labels([route('groups', true), route('news', true)])).toEqual(['Article riz']);
});
