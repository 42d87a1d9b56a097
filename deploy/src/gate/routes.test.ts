import { goodArea, goodShell } from '../testing/sample-records.ts';
import { gate } from './gate.ts';

type Group = 'feed' | 'public';
const areaWith = (area: string, number: string, paths: string[], group: Group = 'feed') =>
  goodArea(area, number, {
    routes: paths.map((path) => ({ path, group, title: 'x' })),
    first: Object.fromEntries(paths.map((path) => [path, { assets: ['remoteEntry.js'], shared: [] }])),
  });
const page = { assets: [], shared: [] };
const shell = goodShell('1.0.0', {
  pages: { '/auth/sign-in': page, '/not-found': page, '*': page },
});
const blogs = areaWith('blogs', '1.0.0', ['/blogs', '/blogs/:blogId', '/help/details', '/wiki/*']);
const whatOf = (path: string) =>
  gate({ record: areaWith('feed', '1.1.0', [path]) }, [shell, blogs]).map(({ what }) => what);

test.each([
  ['/feed/home'],
  ['/feed/:post'],
  ['/feed/:post/comments/:comment'],
  ['/feed/files/*'],
  ['/réunions/été'],
  ['/v1.2/~moi/a_b'],
  // These routes are similar to those of other areas, but have no address in common with them.
  ['/blog'],
  ['/blogs-anciens/:id'],
  ['/blogs/:id/commentaires'],
  ['/help'],
  ['/help/details/autres'],
  ['/authors'],
  ['/not-found/help'],
])('%s is accepted', (path) => {
  expect(whatOf(path)).toEqual([]);
});

test.each([
  ['/*'],
  ['/:a'],
  ['/:a/b'],
  ['/'],
  ['//blogs'],
  ['/feed//home'],
  ['/feed/../blogs'],
  ['/./blogs'],
  ['/feed/*/x'],
  ['/feed/a*'],
  ['/feed/:id?'],
  ['/feed?/home'],
  ['/feed/h%6Fme'],
  ['/feed\\home'],
  ['/feed/a:b'],
])('%s is no route of an area', (path) => {
  expect(whatOf(path)).toContain(
    `${path} is no route of an area: it begins with a name, parameters and * come later.`,
  );
});

test.each([
  ['/blogs', '/blogs'],
  ['/Blogs/', '/blogs'],
  ['/blogs/:name', '/blogs/:blogId'],
  ['/blogs/nouveau', '/blogs/:blogId'],
  ['/blogs/*', '/blogs'],
  ['/blogs/*', '/blogs/:blogId'],
  ['/help/:page', '/help/details'],
  ['/help/*', '/help/details'],
  ['/wiki', '/wiki/*'],
  ['/wiki/a/:b', '/wiki/*'],
])('%s takes addresses of %s', (path, taken) => {
  expect(whatOf(path)).toContain(`${path} takes addresses of blogs: ${taken}.`);
});

test.each([['/auth/sign-in'], ['/auth/:page'], ['/auth/*'], ['/AUTH/nouveau'], ['/auth'], ['/not-found']])(
  '%s is the shell’s',
  (path) => {
    expect(whatOf(path)).toContain(`${path} of feed is an address of the shell.`);
  },
);

test.each([['/areas/feed'], ['/discovery'], ['/Deploy/:x'], ['/metrics/*']])('%s is the origin’s', (path) => {
  expect(whatOf(path)).toContain(`${path} of feed is an address of the origin itself.`);
});

test('a page of members stays theirs under a route that takes its address', () => {
  const before = areaWith('feed', '1.0.0', ['/feed/home', '/feed/saved']);
  const open = areaWith('feed', '1.1.0', ['/feed/:page'], 'public');
  const would = (path: string) => ({
    who: `${before.area} ${before.version}`,
    what: `${path} is for members only and would be public.`,
  });
  expect(gate({ record: open }, [shell, before])).toEqual([would('/feed/home'), would('/feed/saved')]);
  const both = {
    ...open,
    routes: [...open.routes, ...before.routes],
    first: { ...open.first, ...before.first },
  };
  expect(gate({ record: both }, [shell, before])).toEqual([]);
});
