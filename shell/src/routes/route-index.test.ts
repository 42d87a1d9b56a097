/** @jest-environment node */
import type { IndexedRoute } from '@az/shared/discovery';
import { timeLimits } from '../page/time-limits.ts';
import { RouteIndex } from './route-index.ts';

const route = (path: string, area: string, changes: object = {}) =>
  ({ path, group: 'general', title: area, area, ...changes }) as IndexedRoute;

const home = route('/feed/home', 'feed');
const blog = route('/blogs/:blogId', 'content');
const late = route('/late/home', 'late');

const partialIndex = () => new RouteIndex({ routes: [home, blog], routesAt: '/discovery/routes' });

const answerWith = (body: unknown, status = 200) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(body, { status }));

test('a complete index makes no request', async () => {
  const asked = answerWith({ routes: [] });
  const index = new RouteIndex({ routes: [home] });
  expect(index.isComplete).toBe(true);
  await index.loadRest();
  expect(asked).not.toHaveBeenCalled();
});

test('the rest is requested once, and is added to the same array', async () => {
  const asked = answerWith({ routes: [home, blog, late] });
  const index = partialIndex();
  const { routes } = index;
  const grown = jest.fn();
  index.onRoutesAdded(grown);
  expect(index.isComplete).toBe(false);
  await Promise.all([index.loadRest(), index.loadRest()]);
  await index.loadRest();
  expect(index.isComplete).toBe(true);
  expect(routes).toEqual([home, blog, late]);
  expect(grown.mock.calls).toEqual([[[late]]]);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(asked).toHaveBeenCalledWith('/discovery/routes', expect.anything());
});

test('a route with the path of another one is dropped, and known areas keep their routes', async () => {
  answerWith({
    routes: [
      route('/feed/home', 'late'),
      route('/Blogs/:id', 'late'),
      route('/feed/new', 'feed'),
      late,
      route('/late/home', 'other'),
    ],
  });
  const index = partialIndex();
  await index.loadRest();
  expect(index.routes).toEqual([home, blog, late]);
});

test('invalid routes are dropped', async () => {
  const invalid = [
    null,
    7,
    'late',
    {},
    route('late', 'a'),
    route('*', 'a'),
    route('/*', 'a'),
    route('/a/b?', 'a'),
    route('/a', 'a', { group: 'constructor' }),
    route('/a', 'a', { title: 1 }),
    route('/a', 'a', { area: null }),
  ];
  answerWith({ routes: [...invalid, late] });
  const index = partialIndex();
  await index.loadRest();
  expect(index.routes).toEqual([home, blog, late]);
});

test.each([
  ['an answer of failure', () => answerWith({}, 503)],
  ['an answer that is no index', () => answerWith({ routes: 'none' })],
  ['an empty answer', () => answerWith(null)],
  ['no answer', () => jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))],
])('after %s the next call tries again', async (_case, fail) => {
  fail();
  const index = partialIndex();
  await expect(index.loadRest()).rejects.toThrow();
  expect(index.isComplete).toBe(false);
  expect(index.routes).toEqual([home, blog]);
  answerWith({ routes: [late] });
  await index.loadRest();
  expect(index.routes).toEqual([home, blog, late]);
});

test('a reply that does not arrive is given up in time', async () => {
  const limit = jest.spyOn(AbortSignal, 'timeout');
  answerWith({ routes: [] });
  await partialIndex().loadRest();
  expect(limit).toHaveBeenCalledWith(timeLimits.discovery);
});

test('a link is shown if its page may be live, and only then', async () => {
  answerWith({ routes: [late] });
  const index = partialIndex();
  for (const path of ['/feed/home', '/blogs/7?from=mail#fin', '/offline', '/nulle-part', '/late/home'])
    expect([path, index.isLive(path)]).toEqual([path, true]);
  await index.loadRest();
  for (const path of ['/feed/home', '/blogs/7?from=mail#fin', '/Offline/', '/', '/late/home?tab=1'])
    expect([path, index.isLive(path)]).toEqual([path, true]);
  for (const path of ['/nulle-part', '/blogs', '/*'])
    expect([path, index.isLive(path)]).toEqual([path, false]);
});
