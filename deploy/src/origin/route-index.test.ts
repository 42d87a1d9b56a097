import { sampleArea, sampleLive } from '../testing/sample-live.ts';
import { isGuarded } from '../versions/route-groups.ts';
import { findRoute, routeIndex } from './route-index.ts';

const index = routeIndex(sampleLive());

test('the index holds the routes of the shell and of every live area, but not the catch-all', () => {
  expect(index.map(({ path }) => path).sort()).toEqual([
    '/auth-advance/sign-in',
    '/auth/sign-in',
    '/blogs/:blogId',
    '/blogs/latest',
    '/feed/home',
    '/help',
  ]);
});

test.each([
  ['/feed/home', { path: '/feed/home', group: 'feed', area: 'feed' }],
  ['/help', { path: '/help', group: 'public', area: 'content' }],
  ['/auth-advance/sign-in', { path: '/auth-advance/sign-in', group: 'public', area: 'shell' }],
  ['/blogs/42', { path: '/blogs/:blogId', group: 'general', area: 'content' }],
])('%s is found', (pathname, route) => {
  expect(findRoute(index, pathname)).toEqual(route);
});

test('/ is the home feed', () => {
  expect(findRoute(index, '/')?.path).toBe('/feed/home');
});

test.each(['/feed/home/', '/Feed/HOME', '/blogs/42/', '/blogs/un%20article'])('%s is found', (pathname) => {
  expect(findRoute(index, pathname)).not.toBeNull();
});

test('a route without parameters comes before one that would match too', () => {
  expect(findRoute(index, '/blogs/latest')?.path).toBe('/blogs/latest');
});

test.each([
  '/unknown',
  '/blogs',
  '/blogs/',
  '/blogs/42/comments',
  '/feed',
  '/feed/home/more',
  '/x/feed/home',
  '/*',
  '//',
])('%s matches no route', (pathname) => {
  expect(findRoute(index, pathname)).toBeNull();
});

test('a dot in a path matches only a dot', () => {
  const areas = [sampleArea('feed', { routes: [{ path: '/feed.xml', group: 'public', title: 'Flux' }] })];
  const withDot = routeIndex(sampleLive({ areas }));
  expect(findRoute(withDot, '/feed.xml')).not.toBeNull();
  expect(findRoute(withDot, '/feedxxml')).toBeNull();
});

test.each(['/%C3%A9tude/a', '/%c3%89tude/a', '/e%CC%81tude/a'])(
  '%s is the address of /étude/:id',
  (pathname) => {
    const areas = [sampleArea('feed', { routes: [{ path: '/étude/:id', group: 'public', title: 'Étude' }] })];
    expect(findRoute(routeIndex(sampleLive({ areas })), pathname)?.path).toBe('/étude/:id');
  },
);

test('every group but the public one is guarded', () => {
  const groups = ['public', 'feed', 'general', 'profile', 'settings', 'demo'] as const;
  expect(groups.filter((group) => !isGuarded(group))).toEqual(['public']);
});
