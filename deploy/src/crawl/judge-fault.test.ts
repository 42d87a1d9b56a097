import { judgeFault } from './judge-fault.ts';
import type { View } from './judge-view.ts';
import type { CrawledPage, FaultCondition } from './plan.ts';

const page: CrawledPage = { path: '/feed/home', status: 200, signedIn: true, guarded: true, area: 'feed' };

const tile: View = {
  status: 200,
  path: '/feed/home',
  search: '',
  headings: ["Cette page n'a pas pu être chargée."],
  text: 'La rubrique ne répond pas : réessayez.',
  alerts: ['La rubrique ne répond pas : réessayez.'],
  controls: 5,
  overhang: 0,
  version: '1.1.0+b110',
  files: [],
  failed: ['/areas/feed/1.1.0-b110/7.js (404)'],
  refused: [],
  errors: ['AreaError: Area feed failed at page'],
  uncaught: ['AreaError: Area feed failed at page'],
};

const signInPage = {
  ...tile,
  path: '/auth-advance/sign-in',
  search: '?redirectTo=%2Ffeed%2Fhome',
  headings: ['Connexion'],
  text: 'Mot de passe',
  alerts: [],
};

const withoutData = { ...tile, alerts: [], refused: ['/az/global'] };

test.each<[string, FaultCondition, View]>([
  ['a tile in the place of a page', 'missing-chunk', tile],
  ['a sentence in the place of data', 'api-503', withoutData],
  ['a page that asks for no data', 'api-503', { ...withoutData, refused: [], text: 'Bienvenue' }],
  [
    'a page that only asked what the server can do',
    'api-503',
    { ...withoutData, refused: ['/capabilities'], text: 'Fermer' },
  ],
  ['the sign-in page that leads back', 'api-401', signInPage],
])('%s is as expected', (_what, fault, view) => {
  expect(judgeFault(page, view, fault)).toEqual([]);
});

test('a public page stays when a session is refused', () => {
  const view = { ...withoutData, text: 'Bienvenue' };
  expect(judgeFault({ ...page, guarded: false }, view, 'api-401')).toEqual([]);
  expect(judgeFault({ ...page, signedIn: false }, view, 'api-401')).toEqual([]);
});

test.each<[string, FaultCondition, Partial<View>, string[]]>([
  ['no answer', 'api-503', { status: null, errors: ['net::ERR'] }, ['does not answer: net::ERR']],
  ['nothing at all', 'missing-chunk', { text: '' }, ['shows nothing in its main part.']],
  ['no heading', 'missing-chunk', { headings: [] }, ['shows no main headings, not one.']],
  ['lost menus', 'missing-chunk', { controls: 0 }, ['leaves nothing to use at its top.']],
  ['a tile without advice', 'missing-chunk', { alerts: ['Erreur'] }, ['does not say what one can do.']],
  [
    'data that is silently missing',
    'api-503',
    { text: 'Rien', alerts: [], refused: ['/az/global'] },
    ['does not say what one can do.'],
  ],
  [
    'an uncaught error',
    'missing-chunk',
    { uncaught: ['TypeError: x', 'TypeError: x'] },
    ['has an uncaught error: TypeError: x'],
  ],
  [
    'a page that goes on with a session that is over',
    'api-401',
    {},
    ['leads to /feed/home, not /auth-advance/sign-in?redirectTo=%2Ffeed%2Fhome.'],
  ],
  [
    'a sign-in that leads nowhere',
    'api-401',
    { ...signInPage, search: '' },
    ['leads to /auth-advance/sign-in, not /auth-advance/sign-in?redirectTo=%2Ffeed%2Fhome.'],
  ],
])('%s is found', (_what, fault, changes, expected) => {
  expect(judgeFault(page, { ...tile, ...changes }, fault)).toEqual(expected);
});
