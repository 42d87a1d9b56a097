import { emptyState } from '../control/state.ts';
import { goodArea, goodShell, stateWith, stored } from '../testing/sample-records.ts';
import { addressOf, crawledRoutes } from './crawled-routes.ts';

const shell = goodShell();
const next = goodArea('feed', '1.1.0', {
  routes: [
    { path: '/feed/home', group: 'feed', title: 'Accueil' },
    { path: '/feed/:postId', group: 'public', title: 'Publication' },
  ],
});
const state = { ...emptyState, ...stateWith([shell, goodArea('feed'), goodArea('profile')], [next]) };

test('of an area it crawls the routes of the version itself, signed in', () => {
  expect(crawledRoutes(state, stored(next))).toEqual([
    { path: '/feed/home', status: 200, signedIn: true, guarded: true, area: 'feed' },
    { path: '/feed/:postId', status: 200, signedIn: true, guarded: false, area: 'feed' },
  ]);
});

test('of the shell its own, signed out, and those of every stable area', () => {
  const own = { signedIn: false, guarded: false, area: 'shell' };
  expect(crawledRoutes(state, stored(shell))).toEqual([
    { path: '/auth-advance/sign-in', status: 200, ...own },
    { path: '/auth/sign-in', status: 200, ...own },
    { path: '*', status: 404, ...own },
    { path: '/feed/home', status: 200, signedIn: true, guarded: true, area: 'feed' },
    { path: '/profile/home', status: 200, signedIn: true, guarded: true, area: 'profile' },
  ]);
});

test.each([
  ['/feed/home', '1', '/feed/home'],
  ['/feed/groups/:groupId', '1', '/feed/groups/1'],
  ['/a/:b/c/:d', 'x/y', '/a/x%2Fy/c/x%2Fy'],
  ['*', '1', '/nobody-has-this-address'],
])('the address of %s for %s is %s', (route, id, address) => {
  expect(addressOf(route, id)).toBe(address);
});
