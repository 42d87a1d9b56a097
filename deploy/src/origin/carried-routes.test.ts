import { sampleArea, sampleLive, sampleShell } from '../testing/sample-live.ts';
import { carriedRoutes, indexedRoutes } from './carried-routes.ts';

/** An area with so many pages. */
const areaWith = (area: string, count: number) =>
  sampleArea(area, {
    routes: Array.from({ length: count }, (_, number) => ({
      path: `/${area}/${number}`,
      group: 'general',
      title: `${area} ${number}`,
    })),
  });

const shell = sampleShell({ asksForRoutes: true });

/** How many routes of each area a page carries, in their order, and where it says that the others are. */
function carried(counts: Record<string, number>, needed: string[] = [], of = shell) {
  const areas = Object.entries(counts).map(([area, count]) => areaWith(area, count));
  const { routes, ...rest } = carriedRoutes(
    sampleLive({ shell: of, areas }),
    areas.filter(({ area }) => needed.includes(area)),
  );
  const seen: Record<string, number> = {};
  for (const { area } of routes) seen[area] = (seen[area] ?? 0) + 1;
  return { ...rest, areas: Object.entries(seen) };
}

const routesAt = '/discovery/routes';

test('up to a hundred routes a page carries them all', () => {
  expect(carried({ a: 60, b: 40 })).toEqual({
    areas: [
      ['a', 60],
      ['b', 40],
    ],
  });
});

test('of more it carries whole areas in their order, and says where the others are', () => {
  expect(carried({ a: 60, b: 41 })).toEqual({ areas: [['a', 60]], routesAt });
  expect(carried({ a: 60, b: 40, c: 1 })).toEqual({
    areas: [
      ['a', 60],
      ['b', 40],
    ],
    routesAt,
  });
});

test('an area that the page cannot do without is in it, wherever it stands and however large it is', () => {
  expect(carried({ a: 60, b: 39, c: 2 }, ['c'])).toEqual({
    areas: [
      ['a', 60],
      ['c', 2],
    ],
    routesAt,
  });
  expect(carried({ a: 1, b: 101 }, ['b'])).toEqual({ areas: [['b', 101]], routesAt });
});

test('a shell that does not ask for routes is given them all', () => {
  const areas = [
    ['a', 60],
    ['b', 41],
  ];
  for (const older of [sampleShell(), sampleShell({ asksForRoutes: false })])
    expect(carried({ a: 60, b: 41 }, [], older)).toEqual({ areas });
});

test('a route says when its area answers the search; of an area built before that could be said, it might', () => {
  const areas = [true, false, undefined].map((search) => sampleArea(`area-${search}`, { search }));
  expect(indexedRoutes(areas).map(({ area, search }) => [area, search])).toEqual([
    ['area-true', true],
    ['area-false', undefined],
    ['area-undefined', true],
  ]);
});
