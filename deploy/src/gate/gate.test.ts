import fc from 'fast-check';
import { oldBrowserPath } from '../origin/old-browser-page.ts';
import { goodArea, goodShell } from '../testing/sample-records.ts';
import type { AreaRecord, VersionRecord } from '../versions/record.ts';
import { budgets, lazyBudgets, maxVersionBytes } from './budget.ts';
import { gate } from './gate.ts';

const shell = goodShell();
const [feed, profile] = [goodArea('feed'), goodArea('profile')];
const served = [shell, feed, profile];
const next = (changes: Partial<AreaRecord> = {}) => goodArea('feed', '1.1.0', changes);
const said = (record: VersionRecord, others: VersionRecord[] = served) =>
  gate({ record }, others).map(({ who, what }) => `${who}: ${what}`);

test('a compatible version passes', () => {
  expect(said(next())).toEqual([]);
  expect(said(goodShell('1.1.0'))).toEqual([]);
});

const button = '@az/shared/ui/Button';

test.each<[string, VersionRecord, string]>([
  [
    'a share out of range',
    next({ shared: { [button]: '^1.2.0' } }),
    `shell 1.0.0+a100: feed needs ${button} ^1.2.0; the shell gives 1.0.0.`,
  ],
  [
    'a share nobody gives',
    next({ shared: { [button]: '^1.0.0', '@az/shared/ui/New': '^1.0.0' } }),
    'shell 1.0.0+a100: feed needs @az/shared/ui/New ^1.0.0, which the shell does not give.',
  ],
  [
    'a protocol that the shell does not speak',
    next({ federation: 'standard/1' }),
    'shell 1.0.0+a100: feed needs protocol standard/1; the shell speaks az-share/3.',
  ],
  [
    'another host contract',
    next({ hostContract: '^1.2.0' }),
    'shell 1.0.0+a100: feed needs host contract ^1.2.0; the shell has 1.1.0.',
  ],
  [
    'no range of host contracts',
    next({ hostContract: 'any' }),
    'shell 1.0.0+a100: feed names no range of host contracts: any.',
  ],
  [
    'a route of another area',
    next({
      routes: [...feed.routes, { path: '/profile/home', group: 'feed', title: 'x' }],
      first: { ...feed.first, '/profile/home': { assets: [], shared: [] } },
    }),
    'profile 1.0.0+b100: /profile/home takes addresses of profile: /profile/home.',
  ],
  [
    'a first content that would run something',
    next({
      firstContent: { '/feed/home': { html: '<p onclick="steal()">Bonjour</p>', style: '' } },
    }),
    'feed 1.1.0+b110: the first content of /feed/home has onclick=.',
  ],
  [
    'a first content that hides what it runs behind a slash',
    next({ firstContent: { '/feed/home': { html: '<img/onerror=steal() src=x>', style: '' } } }),
    'feed 1.1.0+b110: the first content of /feed/home has /onerror=.',
  ],
  [
    'a first content whose rules would end the style sheet',
    next({ firstContent: { '/feed/home': { html: '<p>Bonjour</p>', style: 'p{}</style><b>' } } }),
    'feed 1.1.0+b110: the first content of /feed/home has <.',
  ],
  [
    'a page of the shell with a form that sends its fields',
    goodShell('1.1.0', {
      firstContent: { '/auth-advance/sign-in': { html: '<form><input name="q"></form>', style: '' } },
    }),
    'shell 1.1.0+a110: the first content of /auth-advance/sign-in has <form.',
  ],
  [
    'a page of the shell with a button that sends its fields elsewhere',
    goodShell('1.1.0', {
      firstContent: {
        '/auth-advance/sign-in': {
          html: '<form class="a" method="dialog"><button formaction="https://autre.test">',
          style: '',
        },
      },
    }),
    'shell 1.1.0+a110: the first content of /auth-advance/sign-in has formaction=.',
  ],
  [
    'a frame with a field',
    goodShell('1.1.0', { publicFrame: { html: '<input name="q">{{content}}', style: '', scope: 'shell' } }),
    'shell 1.1.0+a110: the first content of the public frame has <input.',
  ],
  [
    'a page of the shell',
    next({
      routes: [{ path: '/auth/sign-in', group: 'public', title: 'x' }],
      first: { '/auth/sign-in': { assets: [], shared: [] } },
    }),
    'shell 1.0.0+a100: /auth/sign-in of feed is an address of the shell.',
  ],
  [
    'a page where operators would look for theirs',
    next({
      routes: [{ path: '/deploy/status', group: 'public', title: 'x' }],
      first: { '/deploy/status': { assets: [], shared: [] } },
    }),
    'shell 1.0.0+a100: /deploy/status of feed is an address of the origin itself.',
  ],
  [
    'the page for old browsers',
    next({
      routes: [{ path: oldBrowserPath, group: 'public', title: 'x' }],
      first: { [oldBrowserPath]: { assets: [], shared: [] } },
    }),
    `shell 1.0.0+a100: ${oldBrowserPath} of feed is an address of the origin itself.`,
  ],
  [
    'a guarded page made public',
    next({ routes: [{ path: '/feed/home', group: 'public', title: 'x' }] }),
    'feed 1.0.0+b100: /feed/home is for members only and would be public.',
  ],
  [
    'a file without integrity',
    { ...next(), assets: { ...next().assets, 'feed.js': '' } },
    'feed 1.1.0+b110: feed.js has no integrity.',
  ],
  [
    'a file that is elsewhere',
    { ...next(), assets: { ...next().assets, '../x.js': next().assets['feed.js'] ?? '' } },
    'feed 1.1.0+b110: ../x.js is no name of a file.',
  ],
  [
    'a route without a first view',
    next({ first: {} }),
    'feed 1.1.0+b110: /feed/home does not say what its first view needs.',
  ],
  [
    'the container of another area',
    next({ container: 'profile_b110' }),
    'feed 1.1.0+b110: its container is called profile_b110, which is not its own name, feed_b110.',
  ],
  [
    'the container of another build',
    next({ container: 'feed_b100' }),
    'feed 1.1.0+b110: its container is called feed_b100, which is not its own name, feed_b110.',
  ],
  [
    'a build that makes its container that of another area',
    next({ version: '1.1.0+x_b110', folder: '1.1.0-x_b110', container: 'feed_x_b110' }),
    'feed 1.1.0+x_b110: its version does not end with the id of a build.',
  ],
  [
    'a picture among the scripts',
    next({ assets: { ...next().assets, 'evil.svg': next().assets['feed.js'] ?? '' } }),
    'feed 1.1.0+b110: evil.svg is of a kind that builds do not make.',
  ],
  [
    'a page among the pictures',
    next({ media: { 'evil.html': next().assets['feed.js'] ?? '' } }),
    'feed 1.1.0+b110: evil.html is of a kind that builds do not make.',
  ],
  [
    'other bytes under one version',
    { ...feed, expose: './other' },
    'feed 1.0.0+b100: this version has other bytes already.',
  ],
  [
    'a shell that gives less',
    goodShell('2.0.0', { shares: { '@az/shared/auth': '1.0.0' } }),
    `feed 1.0.0+b100: feed needs ${button} ^1.0.0, which the shell does not give.`,
  ],
  [
    'a shell with a new host contract',
    goodShell('2.0.0', { hostContract: '2.0.0' }),
    'profile 1.0.0+b100: profile needs host contract ^1.0.0; the shell has 2.0.0.',
  ],
])('%s is refused, with the area or shell that would break', (_name, record, sentence) => {
  expect(said(record)).toContain(sentence);
});

const react = { react: '^19.0.0' };

const standard = (changes: Partial<AreaRecord>) =>
  next({
    ...{ federation: 'standard/1', shared: react, singletons: ['react'] },
    first: { '/feed/home': { assets: ['feed.js'], shared: [] } },
    ...changes,
  });

test.each<[string, AreaRecord, string[]]>([
  ['with React as a singleton passes', standard({}), []],
  ['as an ES module passes', standard({ federation: 'standard-module/1' }), []],
  [
    'as an ES module that may use a React of its own is refused',
    standard({ federation: 'standard-module/1', singletons: [] }),
    ['feed does not share react as a singleton.'],
  ],
  [
    'that may use a React of its own is refused',
    standard({ singletons: [] }),
    ['feed does not share react as a singleton.'],
  ],
  [
    'that contains a React of its own is refused',
    standard({ shared: {}, singletons: [] }),
    ['feed does not share react as a singleton.'],
  ],
  [
    'that accepts no React of the shell is refused',
    standard({ shared: { react: '^18.0.0' } }),
    ['feed needs react ^18.0.0; the shell gives 19.1.0.'],
  ],
])('an area of a stock toolchain %s', (_name, record, sentences) => {
  const lending = goodShell('1.0.0', {
    protocols: ['az-share/3', 'standard/1', 'standard-module/1'],
    shares: { react: '19.1.0' },
  });
  expect(gate({ record }, [lending]).map(({ what }) => what)).toEqual(sentences);
});

test('an area with a hyphen in its name has a container with an underscore', () => {
  expect(said(goodArea('petites-annonces', '1.0.0', { container: 'petites_annonces_b100' }))).toEqual([]);
});

test('a slot of another area is refused', () => {
  const owner = goodArea('profile', '1.0.0', { slots: ['profile.picture-editor'] });
  expect(said(next({ slots: ['profile.picture-editor'] }), [shell, owner])).toEqual([
    'profile 1.0.0+b100: profile.picture-editor is a slot of profile.',
  ]);
});

test('a storage key of another area or of the shell is refused', () => {
  const key = 'az-albums:‹membre›';
  const declared = { key, what: 'Albums.', until: 'sign-out' as const };
  const candidate = next({ storage: [declared] });
  expect(said(candidate)).toEqual([]);
  expect(said(candidate, [shell, goodArea('profile', '1.0.0', { storage: [declared] })])).toEqual([
    'profile 1.0.0+b100: az-albums:‹membre› is stored by profile.',
  ]);
  expect(said(candidate, [goodShell('1.0.0', { storage: [{ kind: 'local', ...declared }] })])).toEqual([
    'shell 1.0.0+a100: az-albums:‹membre› of feed is stored by the shell.',
  ]);
});

test('both versions of running rollouts are checked', () => {
  const canaryShell = goodShell('2.0.0', { hostContract: '2.0.0' });
  expect(said(next(), [...served, canaryShell])).toEqual([
    'shell 2.0.0+a200: feed needs host contract ^1.0.0; the shell has 2.0.0.',
  ]);
  expect(said(canaryShell, [shell, feed, next({ hostContract: '^1.0.0 || ^2.0.0' })])).toEqual([
    'feed 1.0.0+b100: feed needs host contract ^1.0.0; the shell has 2.0.0.',
  ]);
});

test('an older shell without recorded shares is checked only for what it declares', () => {
  const { shares: _, hostContract: __, ...old } = goodShell();
  expect(said(next(), [old])).toEqual([]);
  expect(said(next({ shared: { [button]: '^3.0.0' } }), [old])).toHaveLength(1);
});

describe('the size budget', () => {
  const sizes = (bytes: number) => ({ 'remoteEntry.js': bytes, 'feed.js': 0, 'feed.css': 0 });
  test('is exact, and counts the entry once', () => {
    expect(gate({ record: next(), sizes: sizes(budgets.area) }, served)).toEqual([]);
    expect(gate({ record: next(), sizes: sizes(budgets.area + 1) }, served)).toEqual([
      { who: 'feed 1.1.0+b110', what: '/feed/home needs 200001 bytes at first; 200000 are allowed.' },
    ]);
  });

  test('is exact for all scripts together that no first view contains, and ignores style sheets', () => {
    const later = (script: number) => ({ ...sizes(0), 'later.js': script, 'feed.css': 199_999 });
    expect(gate({ record: next(), sizes: later(lazyBudgets.area) }, served)).toEqual([]);
    expect(gate({ record: next(), sizes: later(lazyBudgets.area + 1) }, served)).toEqual([
      { who: 'feed 1.1.0+b110', what: 'its scripts on demand have 450001 bytes; 450000 are allowed.' },
    ]);
  });

  test('is exact for all files of a version, pictures and source maps too', () => {
    const pictures = (bytes: number) => ({ ...sizes(0), 'a.webp': 1, 'b.webm': bytes - 1 });
    expect(gate({ record: next(), sizes: pictures(maxVersionBytes) }, served)).toEqual([]);
    expect(gate({ record: next(), sizes: pictures(maxVersionBytes + 1) }, served)).toEqual([
      { who: 'feed 1.1.0+b110', what: 'its files have 32000001 bytes together; 32000000 are allowed.' },
    ]);
  });

  test('refuses a missing file', () => {
    expect(gate({ record: next(), sizes: { 'remoteEntry.js': 1 } }, served)[0]?.what).toBe(
      'feed.js is not among the files.',
    );
  });
});

describe('any served versions', () => {
  const major = fc.constantFrom('1.0.0', '1.2.0', '2.0.0');
  const area = (name: string) =>
    fc
      .record({
        range: major,
        given: major,
        federation: fc.constantFrom('az-share/3', '2.9.2/3', 'az-share/4'),
        path: fc.constantFrom(`/${name}/home`, '/both'),
      })
      .map(({ range, given, federation, path }) =>
        goodArea(name, given, {
          hostContract: `^${range}`,
          federation,
          routes: [{ path, group: 'feed', title: name }],
          first: { [path]: { assets: ['remoteEntry.js'], shared: [] } },
        }),
      );
  const shells = fc
    .record({ version: major, hostContract: major })
    .map(({ version, hostContract }) => goodShell(version, { hostContract }));
  const others = fc.tuple(area('profile'), area('content'), shells, shells);

  test('in any order give the same result, and more of them never fewer findings', () => {
    fc.assert(
      fc.property(area('feed'), others, (record, list) => {
        const all = gate({ record }, list);
        expect(gate({ record }, [...list].reverse())).toEqual(all);
        for (const one of list)
          for (const finding of gate({ record }, [one])) expect(all).toContainEqual(finding);
      }),
      { numRuns: 300, seed: 3 },
    );
  });

  test('area and shell refuse each other both ways or not at all', () => {
    fc.assert(
      fc.property(area('feed'), shells, (one, other) => {
        expect(gate({ record: one }, [other]).length > 0).toBe(gate({ record: other }, [one]).length > 0);
      }),
      { numRuns: 300, seed: 5 },
    );
  });
});
