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

const first = 'its first part must be a name, for it would take addresses of all areas';
const characters = 'a name has Latin letters, digits and . _ ~ - only, not';

test.each([
  ['/*', first],
  ['/:a', first],
  ['/:a/b', first],
  ['/', 'it has an empty part'],
  ['//blogs', 'it has an empty part'],
  ['/feed//home', 'it has an empty part'],
  ['feed', 'it does not begin with /'],
  ['/feed/../blogs', 'its part .. is resolved by browsers'],
  ['/./blogs', 'its part . is resolved by browsers'],
  ['/feed/*/x', '* can only be its last part'],
  ['/feed/a*', '* can only be its last part'],
  ['/feed/:id?', ':id? is no parameter, which is : and a name such as :id'],
  ['/feed?/home', `${characters} ?`],
  ['/feed/h%6Fme', 'h%6Fme is percent-encoded: write the characters themselves'],
  ['/feed%2fhome', 'feed%2fhome is percent-encoded: write the characters themselves'],
  ['/feed\\home', `${characters} \\`],
  ['/feed/a:b', `${characters} :`],
  ['/re\u0301unions', 're\u0301unions is not in the Unicode form NFC'],
  ['/ﬀeed', 'ﬀeed looks like ffeed: write ffeed'],
  ['/feed/2²', '2² looks like 22: write 22'],
  ['/fе\u0435d', `${characters} е`],
  ['/feed/a\u200bb', `${characters} U+200B`],
  ['/feed/a b', `${characters} U+0020`],
  ['/__proto__', '__proto__ is a reserved word'],
  ['/feed/constructor', 'constructor is a reserved word'],
  ['/blog/:toString', 'toString is a reserved word'],
])('%s is no route of an area, with one sentence that says why', (path, cause) => {
  expect(whatOf(path)).toEqual([`${path} is no route of an area: ${cause}.`]);
});

test('an area has 500 routes at most', () => {
  const routes = (count: number) => Array.from({ length: count }, (_, index) => `/feed/p${index}`);
  const findings = (count: number) =>
    gate({ record: areaWith('feed', '1.1.0', routes(count)) }, [shell, blogs]);
  expect(findings(500)).toEqual([]);
  expect(findings(501)).toEqual([
    { who: 'feed 1.1.0+b110', what: 'it has 501 routes; an area may have 500.' },
  ]);
});

test.each([
  ['/blogs', '/blogs'],
  ['/Blogs/', '/blogs'],
  ['/blogs/:name', '/blogs/:blogId'],
  ['/blogs/nouveau', '/blogs/:blogId'],
  ['/blogs/*', '/blogs, /blogs/:blogId'],
  ['/help/:page', '/help/details'],
  ['/help/*', '/help/details'],
  ['/wiki', '/wiki/*'],
  ['/wiki/a/:b', '/wiki/*'],
])('%s takes addresses of %s', (path, taken) => {
  expect(whatOf(path)).toContain(`${path} takes addresses of blogs: ${taken}.`);
});

test.each([
  ['/auth/sign-in'],
  ['/auth/:page'],
  ['/auth/*'],
  ['/AUTH/nouveau'],
  ['/auth'],
  ['/not-found'],
  ['/feed'],
  ['/Settings/'],
])('%s is the shell’s', (path) => {
  expect(whatOf(path)).toContain(`${path} of feed is an address of the shell.`);
});

test.each([['/areas/feed'], ['/discovery'], ['/Deploy/:x'], ['/metrics/*']])('%s is the origin’s', (path) => {
  expect(whatOf(path)).toContain(`${path} of feed is an address of the origin itself.`);
});

test('a route that takes many addresses of an area is one finding', () => {
  const many = areaWith('blogs', '1.0.0', ['/blogs', '/blogs/:id', '/blogs/a/b', '/blogs/a/c', '/blogs/a/d']);
  const what = '/blogs/* takes addresses of blogs: /blogs, /blogs/:id, /blogs/a/b and 2 more.';
  expect(gate({ record: areaWith('feed', '1.1.0', ['/blogs/*']) }, [shell, many])).toEqual([
    { who: 'blogs 1.0.0+b100', what },
  ]);
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
