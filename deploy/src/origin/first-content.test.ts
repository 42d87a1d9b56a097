import type { PageConfig } from '@az/shared/config';
import { sampleArea, sampleLive, sampleShell } from '../testing/sample-live.ts';
import type { Live } from '../versions/versions.ts';
import { composePage, type PageRequest } from './page.ts';

const config: PageConfig = {
  productName: 'Réseau & <Cie>',
  agency: null,
  supportUrl: null,
  docsUrl: null,
  apiBase: '/api',
  appSecret: 'secret',
  signingKeys: [],
};

const content = sampleArea('content', {
  routes: [
    { path: '/landing', group: 'public', title: 'Bienvenue', firstContent: true },
    { path: '/help', group: 'public', title: 'Aide' },
  ],
  first: {},
  firstContent: {
    '/landing': {
      html: '<p class="content-a"><b class="{{shell}}-b">{{productName}}</b>$& $1</p>',
      style: '.content-a{color:red}',
    },
  },
});

const publicFrame = {
  html: '<div class="shell1-page"><main>{{content}}</main>{{productName}}</div>',
  style: ':root{--size:1px}',
  scope: 'shell1',
};

const live = (changes: Partial<Live> = {}) =>
  sampleLive({ shell: sampleShell({ publicFrame }), areas: [content], ...changes });

const pageOf = (request: Partial<PageRequest> = {}, parts: Live = live()): string =>
  composePage(parts, config, {
    pathname: '/landing',
    hasSession: false,
    nonce: 'n0',
    extensions: [],
    ...request,
  }).html;

test('a visitor gets the first content of the page, inside the frame of the live shell', () => {
  const name = 'Réseau &amp; &lt;Cie>';
  expect(pageOf()).toContain(
    [
      '<div id="az-first"><style nonce="n0">:root{--size:1px}\n.content-a{color:red}</style>',
      `<div class="shell1-page"><main><p class="content-a"><b class="shell1-b">${name}</b>$& $1</p></main>${name}</div>`,
      '</div>',
    ].join(''),
  );
});

const signIn = {
  html: '<form method="dialog" class="{{shell}}-f">{{productName}}</form>',
  style: 'form{color:red}',
};
const withSignIn = live({
  shell: sampleShell({ publicFrame, firstContent: { '/auth-advance/sign-in': signIn } }),
  areas: [content, sampleArea('feed')],
});

test.each(['/auth-advance/sign-in', '/feed/home'])(
  'a visitor at %s gets the sign-in page of the shell, which has its frame already',
  (pathname) => {
    expect(pageOf({ pathname }, withSignIn)).toContain(
      [
        '<div id="az-first"><style nonce="n0">form{color:red}</style>',
        '<form method="dialog" class="shell1-f">Réseau &amp; &lt;Cie></form></div>',
      ].join(''),
    );
  },
);

test('a visitor who will be told why the session has ended gets none', () => {
  const request = { pathname: '/auth-advance/sign-in', showsEnd: true };
  expect(pageOf(request, withSignIn)).not.toContain('az-first"');
});

const { firstContent: _, ...older } = content;

test.each<{ who: string; request?: Partial<PageRequest>; parts?: Live }>([
  { who: 'a member', request: { hasSession: true } },
  { who: 'a page without one', request: { pathname: '/help' } },
  { who: 'an address that leads nowhere', request: { pathname: '/landing/nowhere' } },
  { who: 'a page of the shell', request: { pathname: '/auth-advance/sign-in' } },
  { who: 'an area built before there was one', parts: live({ areas: [older] }) },
  { who: 'a shell built before there was one', parts: live({ shell: sampleShell() }) },
])('$who gets none', ({ request, parts }) => {
  expect(pageOf(request, parts)).not.toContain('az-first"');
});
