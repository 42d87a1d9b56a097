import { judgeView, type View } from './judge-view.ts';

const wanted = { area: 'feed', version: '1.1.0+b110', folder: '1.1.0-b110' };
const page = { path: '/feed/home', status: 200, signedIn: true, guarded: true, area: 'feed' } as const;

const good: View = {
  status: 200,
  path: '/feed/home',
  search: '',
  headings: ['Accueil'],
  text: 'Three posts',
  alerts: [],
  controls: 5,
  overhang: 0,
  version: '1.1.0+b110',
  files: ['/areas/shell/1.0.0-a100/main.js', '/areas/feed/1.1.0-b110/remoteEntry.js'],
  failed: [],
  refused: [],
  errors: [],
  uncaught: [],
};

test('a page that shows what it should has no finding', () => {
  expect(judgeView(page, good, wanted)).toEqual([]);
});

test.each<[string, Partial<View>, string[]]>([
  ['a status', { status: 500 }, ['answers 500, not 200.']],
  ['no answer', { status: null, errors: ['net::ERR_REFUSED'] }, ['does not answer: net::ERR_REFUSED']],
  ['another page', { path: '/auth-advance/sign-in' }, ['leads to /auth-advance/sign-in.']],
  ['no heading', { headings: [] }, ['shows no main headings, not one.']],
  ['two headings', { headings: ['Accueil', 'Accueil'] }, ['shows 2 main headings, not one.']],
  ['a blank page', { text: ' \n ' }, ['shows nothing in its main part.']],
  ['a page that is too wide', { overhang: 12 }, ['scrolls sideways, by 12 pixels.']],
  ['an error tile', { alerts: ['Cette page\n n’a pas'] }, ['says: Cette page n’a pas']],
  ['another version', { version: '1.0.0+b100' }, ['runs feed 1.0.0+b100, not 1.1.0+b110.']],
  ['no version', { version: null }, ['runs feed of no version, not 1.1.0+b110.']],
  [
    'a version that is only announced',
    { files: ['/areas/shell/1.0.0-a100/main.js'] },
    ['loads no file of feed 1.1.0+b110.'],
  ],
  [
    'a fallback',
    { files: [...good.files, '/areas/feed/1.0.0-b100/remoteEntry.js'] },
    ['loads files of feed 1.0.0-b100, too.'],
  ],
  [
    'a file that is not there',
    { failed: ['/areas/feed/1.1.0-b110/7.js (404)'] },
    ['cannot load /areas/feed/1.1.0-b110/7.js (404).'],
  ],
  [
    'an error said twice',
    { errors: ['Error: broken', 'Error: broken\n    at App (main.js:1:2)'] },
    ['has an error: Error: broken'],
  ],
  ['a long error', { errors: ['x'.repeat(300)] }, [`has an error: ${'x'.repeat(199)}…`]],
])('%s is found', (_what, changes, expected) => {
  expect(judgeView(page, { ...good, ...changes }, wanted)).toEqual(expected);
});

test('an unknown address must be a 404, and say so', () => {
  const nobody = { ...page, path: '/nobody', status: 404, signedIn: false } as const;
  const view = { ...good, path: '/nobody' };
  expect(judgeView(nobody, { ...view, status: 404 }, wanted)).toEqual([]);
  expect(judgeView(nobody, view, wanted)).toEqual(['answers 200, not 404.']);
});
