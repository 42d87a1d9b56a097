import type { PageConfig } from '@az/shared/config';
import { sampleArea, sampleLive, sampleShell } from '../testing/sample-live.ts';
import type { Live } from '../versions/versions.ts';
import { composePage, type PageRequest } from './page.ts';

const shellBase = '/areas/shell/1.0.0-aaaaaaaa';
const feedBase = '/areas/feed/1.0.0-bbbbbbbb';
const contentBase = '/areas/content/1.0.0-bbbbbbbb';

const config: PageConfig = {
  productName: 'AZ Connect',
  agency: null,
  supportUrl: null,
  docsUrl: null,
  apiBase: '/az-connect-backend/api',
  appSecret: 'secret',
  signingKeys: [],
};

type Tag = Record<string, string>;

const pageOf = (request: Partial<PageRequest> = {}, live: Live = sampleLive(), changes = {}) =>
  composePage(
    live,
    { ...config, ...changes },
    { pathname: '/feed/home', hasSession: true, nonce: 'n0', extensions: [], ...request },
  );

/** Attributes of every element of a kind, in order. */
const tags = (html: string, name: string): Tag[] =>
  [...html.matchAll(new RegExp(`<${name} ([^>]*)>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/(\w+)(?:="([^"]*)")?/g)].map(([, key, value = '']) => [key, value]),
    ),
  );

const links = (html: string, rel: string) => tags(html, 'link').filter((link) => link.rel === rel);
const hrefs = (html: string, rel: string) => links(html, rel).map(({ href }) => href);

function inlined(html: string, id: string): unknown {
  const [, json = ''] = new RegExp(`id="${id}">(.*?)</script>`, 's').exec(html) ?? [];
  return JSON.parse(json);
}

describe('the page of a signed-in member', () => {
  const { html, known, development, drawnBy } = pageOf();

  test('preloads exactly the files of its first view, and none twice', () => {
    expect(hrefs(html, 'preload')).toEqual([
      `${shellBase}/main.js`,
      `${shellBase}/frame.js`,
      `${feedBase}/remoteEntry.js`,
      `${feedBase}/feed.js`,
      `${feedBase}/feed.css`,
      `${shellBase}/kit-base.js`,
    ]);
  });

  test('delays the first paint for style sheets of the shell, never for those of an area', () => {
    expect(hrefs(html, 'stylesheet')).toEqual([
      `${shellBase}/main.css`,
      `${shellBase}/frame.css`,
      `${shellBase}/kit-base.css`,
    ]);
    expect(links(html, 'preload').find(({ href }) => href === `${feedBase}/feed.css`)).toHaveProperty(
      'as',
      'style',
    );
  });

  test('gives every file its integrity, the nonce and anonymous credentials', () => {
    const files = [...tags(html, 'link'), ...tags(html, 'script').filter(({ src }) => src)];
    expect(files).toHaveLength(10);
    for (const { href, src = href, integrity, nonce, crossorigin } of files) {
      expect([src, integrity]).toEqual([src, `sha384-of-${src?.split('/').at(-1)}`]);
      expect({ nonce, crossorigin }).toEqual({ nonce: 'n0', crossorigin: 'anonymous' });
    }
  });

  test('runs the entry of the shell once the document is there', () => {
    expect(tags(html, 'script').filter(({ src }) => src)).toEqual([
      expect.objectContaining({ src: `${shellBase}/main.js`, defer: '' }),
    ]);
  });

  test('has its configuration and the entry of the area it shows', () => {
    expect(inlined(html, 'az-config')).toEqual({ ...config, signingKey: null, extensions: [] });
    expect(inlined(html, 'az-discovery')).toMatchObject({
      microFrontends: { '@az/feed': [{ url: `${feedBase}/remoteEntry.js` }] },
      slots: { 'feed.composer': 'feed' },
    });
    expect(inlined(html, 'az-discovery')).not.toHaveProperty(['microFrontends', '@az/content']);
  });

  test('contains the inline scripts of the shell, and no unfilled placeholder', () => {
    expect(html).toContain('<script nonce="n0">prePaint()</script>');
    expect(html).toContain('<script nonce="n0">early()</script>');
    expect(html).not.toContain('{{');
  });

  test('says which versions draw it', () => {
    expect(drawnBy).toBe('1.0.0+aaaaaaaa feed@1.0.0+bbbbbbbb');
  });

  test('is a known page without development parts', () => {
    expect({ known, development }).toEqual({ known: true, development: false });
  });
});

describe('with an area that is an ES module', () => {
  const module = (number: string) =>
    sampleArea('recettes', {
      federation: 'standard-module/1',
      folder: `${number}-bbbbbbbb`,
      first: { '/recettes/home': { assets: [], shared: [] } },
    });
  const live = sampleLive({
    areas: [...sampleLive().areas, module('2.0.0')],
    given: {
      recettes: { rollout: null, signature: null, previous: { record: module('1.0.0'), signature: null } },
    },
  });
  const { html } = pageOf({}, live);
  const [, map = ''] = /<script type="importmap" nonce="n0">(.*?)<\/script>/.exec(html) ?? [];

  test('every page has the integrity of its scripts and of the version before it, and of no others', () => {
    const { integrity } = JSON.parse(map);
    const scripts = ['remoteEntry.js', 'recettes.js', 'later.js'];
    const expected = ['2.0.0-bbbbbbbb', '1.0.0-bbbbbbbb'].flatMap((folder) =>
      scripts.map((file) => [`/areas/recettes/${folder}/${file}`, `sha384-of-${file}`]),
    );
    expect(integrity).toEqual(Object.fromEntries(expected));
  });

  test('every page has its discovery entry, so that it loads the version of the import map', () => {
    const discovery = inlined(html, 'az-discovery') as { microFrontends: object };
    expect(Object.keys(discovery.microFrontends)).toEqual(['@az/feed', '@az/recettes']);
  });

  test('a page without one has no import map, nor one with such an area from a development server', () => {
    const developed = { ...module('2.0.0'), version: '2.0.0+development', assets: {} };
    const areas = [...sampleLive().areas, developed];
    for (const page of [pageOf(), pageOf({}, sampleLive({ areas }))])
      expect(page.html).not.toContain('importmap');
  });
});

test('the page that redirects a visitor to the sign-in contains the path it comes from', () => {
  const paths = Array.from({ length: 100 }, (_, number) => `/content/${number}`);
  const routes = paths.map((path) => ({ path, group: 'general' as const, title: path }));
  const live = sampleLive({
    shell: sampleShell({ asksForRoutes: true }),
    areas: [sampleArea('content', { routes }), sampleArea('feed')],
  });
  const carried = (request: Partial<PageRequest>) => inlined(pageOf(request, live).html, 'az-discovery');
  const isCarried = { routes: [{ path: '/feed/home', group: 'feed', title: 'feed', area: 'feed' }] };
  expect(carried({ hasSession: false })).toMatchObject({ microFrontends: {}, ...isCarried });
  expect(carried({ hasSession: true })).toMatchObject(isCarried);
  expect(carried({ pathname: '/auth/sign-in' })).toHaveProperty('routes.length', 100);
});

test('a joined file of the shell replaces its parts, and names them', () => {
  const first = {
    script: {
      path: `${shellBase}/first/frame+kit-base.js`,
      integrity: 'sha384-js',
      files: ['frame.js', 'kit-base.js'],
    },
    style: {
      path: `${shellBase}/first/frame+kit-base.css`,
      integrity: 'sha384-css',
      files: ['frame.css', 'kit-base.css'],
    },
  };
  const asked = { pathname: '/feed/home', hasSession: true, nonce: 'n0', extensions: [] };
  const { html } = composePage(sampleLive(), config, asked, first);
  expect(hrefs(html, 'stylesheet')).toEqual([`${shellBase}/main.css`, first.style.path]);
  expect(hrefs(html, 'preload')).toEqual([
    `${shellBase}/main.js`,
    ...['remoteEntry.js', 'feed.js', 'feed.css'].map((file) => `${feedBase}/${file}`),
  ]);
  const script = tags(html, 'script').find(({ src }) => src === first.script.path);
  expect(script).toMatchObject({ integrity: 'sha384-js', nonce: 'n0', crossorigin: 'anonymous', async: '' });
  expect(html).toContain('id="az-first-js" data-files="frame.js kit-base.js"');
  expect(html).toContain('id="az-first-css" data-files="frame.css kit-base.css"');
});

test('/ has the files of the home feed', () => {
  expect(pageOf({ pathname: '/' }).html).toBe(pageOf({ pathname: '/feed/home' }).html);
});

test('a guarded path without a session gets the sign-in page instead of the area', () => {
  const { html, known } = pageOf({ hasSession: false });
  expect(known).toBe(true);
  expect(hrefs(html, 'preload')).toEqual([
    `${shellBase}/main.js`,
    `${shellBase}/public.js`,
    `${shellBase}/kit-base.js`,
    `${shellBase}/sign-in.js`,
    `${shellBase}/kit-forms.js`,
  ]);
  expect(inlined(html, 'az-discovery')).toHaveProperty('microFrontends', {});
});

test('a public page of an area is the same with and without a session', () => {
  const { html } = pageOf({ pathname: '/help', hasSession: false });
  expect(hrefs(html, 'preload')).toContain(`${contentBase}/remoteEntry.js`);
  expect(html).toBe(pageOf({ pathname: '/help', hasSession: true }).html);
});

test.each([true, false])('an unknown path gets the not-found page (session: %p)', (hasSession) => {
  const { html, known } = pageOf({ pathname: '/nulle-part', hasSession });
  expect(known).toBe(false);
  expect(hrefs(html, 'preload')).toContain(`${shellBase}/not-found.js`);
  expect(hrefs(html, 'preload')).not.toContain(`${shellBase}/sign-in.js`);
});

test('a route without a recorded first view gets the frame, and the entry of its area', () => {
  const { html } = pageOf({ pathname: '/blogs/42' });
  expect(hrefs(html, 'preload')).toEqual([`${shellBase}/main.js`, `${shellBase}/frame.js`]);
  expect(inlined(html, 'az-discovery')).toHaveProperty(['microFrontends', '@az/content']);
});

test.each(['</script><script>alert(1)</script>', '<!--<script>'])(
  'a product named %s is escaped',
  (productName) => {
    const { html } = pageOf({}, sampleLive(), { productName });
    expect(html).not.toContain(productName);
    expect(inlined(html, 'az-config')).toHaveProperty('productName', productName);
    expect(tags(html, 'script')).toHaveLength(6);
  },
);

test('text of an area cannot end the discovery element', () => {
  const title = '</script><img src=x>';
  const areas = [sampleArea('feed', { routes: [{ path: '/feed/home', group: 'feed', title }] })];
  const { html } = pageOf({}, sampleLive({ areas }));
  expect(html).not.toContain('<img');
  expect(inlined(html, 'az-discovery')).toHaveProperty(['routes', 0, 'title'], title);
});

describe('first calls', () => {
  const calls = ['/capabilities', { path: '/account', extension: 'accounts' as const }];
  const areas = [
    sampleArea('feed', {
      routes: [
        { path: '/feed/home', group: 'feed', title: 'Accueil', firstCalls: calls },
        { path: '/posts/:id', group: 'general', title: 'Publication', firstCalls: ['/post'] },
        {
          path: '/fil',
          group: 'feed',
          title: 'Fil',
          firstCalls: [{ path: '/fil?vue=1', extension: 'accounts', otherwise: '/fil' }],
        },
        {
          path: '/profil',
          group: 'profile',
          title: 'Profil',
          ownPictures: { cover: '100vw', profile: '120px' },
          firstCalls: ['/post'],
        },
      ],
    }),
  ];
  const callsOf = (request: Partial<PageRequest>) =>
    inlined(pageOf(request, sampleLive({ areas })).html, 'az-early');

  test('are those of the page shown, and are in no route of the index', () => {
    expect(callsOf({ pathname: '/feed/home' })).toHaveProperty('firstCalls', ['/capabilities']);
    expect(callsOf({ pathname: '/' })).toHaveProperty('firstCalls', ['/capabilities']);
    expect(callsOf({ pathname: '/posts/7/' })).toHaveProperty('firstCalls', ['/post']);
    expect(callsOf({ pathname: '/nulle-part' })).toHaveProperty('firstCalls', []);
    const { html } = pageOf({ pathname: '/nulle-part' }, sampleLive({ areas }));
    expect(html).not.toContain('capabilities');
  });

  test('beyond the specification are started when the server has them', () => {
    expect(callsOf({ pathname: '/feed/home', extensions: ['accounts'] })).toHaveProperty('firstCalls', [
      '/capabilities',
      '/account',
    ]);
    expect(callsOf({ pathname: '/feed/home', extensions: ['network'] })).toHaveProperty('firstCalls', [
      '/capabilities',
    ]);
  });

  test('are replaced by another call when the server has not got them', () => {
    const path = { pathname: '/fil' };
    expect(callsOf({ ...path, extensions: ['accounts'] })).toHaveProperty('firstCalls', ['/fil?vue=1']);
    expect(callsOf({ ...path, extensions: ['network'] })).toHaveProperty('firstCalls', ['/fil']);
  });

  test('have the own pictures where the verification of the session does not name them', () => {
    const of = (extensions: string[]) => pageOf({ pathname: '/profil', extensions }, sampleLive({ areas }));
    const names = (kind: string, sizes: string) => ({ at: ['pictures', kind], sizes: [sizes, sizes] });
    expect(of([]).firstCalls).toEqual(
      ['/profile/picture', '/cover/picture', '/post'].map((path) => ({ path })),
    );
    expect(of(['accounts'])).toMatchObject({
      firstCalls: [{ path: '/post' }],
      sessionPictures: [names('profile', '120px'), names('cover', '100vw')],
    });
  });

  test('without a session are those of the sign-in page', () => {
    expect(callsOf({ pathname: '/feed/home', hasSession: false })).toHaveProperty('firstCalls', []);
  });
});

test('a page knows the extensions of the API once the origin does', () => {
  const extensionsOf = (extensions: string[] | null) =>
    inlined(pageOf({ extensions }).html, 'az-config') as { extensions: unknown };
  expect(extensionsOf(['login']).extensions).toEqual(['login']);
  expect(extensionsOf([]).extensions).toEqual([]);
  expect(extensionsOf(null).extensions).toBeNull();
});

test('a value that looks like a placeholder is not expanded', () => {
  const { html } = pageOf({}, sampleLive(), { productName: '{{nonce}} $& $1' });
  expect(html).toContain('<title>{{nonce}} $&amp; $1</title>');
});

test('a file without integrity is never in a page', () => {
  const { 'frame.js': _, ...assets } = sampleShell().assets;
  const live = sampleLive({ shell: sampleShell({ assets }) });
  expect(() => pageOf({}, live)).toThrow(`No integrity is known for ${shellBase}/frame.js`);
});

describe('with an area from a development server', () => {
  const developed = { version: '1.0.0+development', folder: 'development' };
  const [content] = sampleLive().areas;
  const live = sampleLive({
    areas: [sampleArea('feed', developed), ...(content ? [content] : [])],
  });
  const { html, development } = pageOf({}, live);

  test('its files have no integrity, all others have', () => {
    const without = tags(html, 'link').filter(({ integrity }) => !integrity);
    expect(without.map(({ href }) => href)).toEqual([
      '/areas/feed/development/remoteEntry.js',
      '/areas/feed/development/feed.js',
      '/areas/feed/development/feed.css',
    ]);
  });

  test('every page says so, even one that does not show it: it may be opened from there', () => {
    expect(development).toBe(true);
    expect(pageOf({ pathname: '/help' }, live).development).toBe(true);
  });
});
