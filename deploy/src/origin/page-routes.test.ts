import { sampleArea, sampleLive, sampleShell } from '../testing/sample-live.ts';
import { indexedRoutes, pageRoutes } from './page-routes.ts';

/** An area with this number of pages. */
const areaWith = (area: string, count: number) =>
  sampleArea(area, {
    routes: Array.from({ length: count }, (_, number) => ({
      path: `/${area}/${number}`,
      group: 'general',
      title: `${area} ${number}`,
    })),
  });

const shell = sampleShell({ asksForRoutes: true });

/** The number of routes of each area in a page, in order, and the address of the whole route index. */
function carried(counts: Record<string, number>, needed: string[] = [], of = shell) {
  const areas = Object.entries(counts).map(([area, count]) => areaWith(area, count));
  const { routes, ...rest } = pageRoutes(
    sampleLive({ shell: of, areas }),
    areas.filter(({ area }) => needed.includes(area)),
  );
  const seen: Record<string, number> = {};
  for (const { area } of routes) seen[area] = (seen[area] ?? 0) + 1;
  return { ...rest, areas: Object.entries(seen) };
}

const routesAt = '/discovery/routes';

test('a page contains all routes when there are up to a hundred', () => {
  expect(carried({ a: 60, b: 40 })).toEqual({
    areas: [
      ['a', 60],
      ['b', 40],
    ],
  });
});

test('a page contains whole areas in their order when there are more, and the address of the others', () => {
  expect(carried({ a: 60, b: 41 })).toEqual({ areas: [['a', 60]], routesAt });
  expect(carried({ a: 60, b: 40, c: 1 })).toEqual({
    areas: [
      ['a', 60],
      ['b', 40],
    ],
    routesAt,
  });
});

test('an area that the page needs is in it, at any position and of any size', () => {
  expect(carried({ a: 60, b: 39, c: 2 }, ['c'])).toEqual({
    areas: [
      ['a', 60],
      ['c', 2],
    ],
    routesAt,
  });
  expect(carried({ a: 1, b: 101 }, ['b'])).toEqual({ areas: [['b', 101]], routesAt });
});

test('a shell that cannot ask for routes gets them all', () => {
  const areas = [
    ['a', 60],
    ['b', 41],
  ];
  for (const older of [sampleShell(), sampleShell({ asksForRoutes: false })])
    expect(carried({ a: 60, b: 41 }, [], older)).toEqual({ areas });
});

test('a route says whether its area answers the search; an area built before that might', () => {
  const areas = [true, false, undefined].map((search) => sampleArea(`area-${search}`, { search }));
  expect(indexedRoutes(areas).map(({ area, search }) => [area, search])).toEqual([
    ['area-true', true],
    ['area-false', undefined],
    ['area-undefined', true],
  ]);
});
