import { sampleArea, sampleLive, sampleShell } from '../testing/sample-live.ts';
import type { Live } from '../versions/versions.ts';
import { discoveryOf, pageDiscovery } from './discovery.ts';
import { neededFiles } from './first-view.ts';

const shellBase = '/areas/shell/1.0.0-aaaaaaaa';
const feedBase = '/areas/feed/1.0.0-bbbbbbbb';

const development = { version: '1.0.0+development', folder: 'development' };

test('an entry has the shape of the wire format, with our extension in extras.az', () => {
  const feed = sampleArea('feed');
  expect(discoveryOf({ shell: sampleShell(), areas: [feed] })).toEqual({
    schema: expect.stringMatching(/^https:/),
    microFrontends: {
      '@az/feed': [
        {
          url: `${feedBase}/remoteEntry.js`,
          metadata: { version: '1.0.0+bbbbbbbb', integrity: 'sha384-of-remoteEntry.js' },
          extras: {
            az: {
              container: 'feed_bbbbbbbb',
              expose: './area',
              hostContract: '^1.0.0',
              federation: 'az-share/3',
              shared: { '@az/shared/auth': '^1.0.0' },
              assets: feed.assets,
              first: {
                '/feed/home': [
                  `${feedBase}/remoteEntry.js`,
                  `${feedBase}/feed.js`,
                  `${feedBase}/feed.css`,
                  `${shellBase}/kit-base.js`,
                  `${shellBase}/kit-base.css`,
                ],
              },
              owner: { team: 'feed', contact: 'feed@az-connect.test' },
            },
          },
        },
      ],
    },
  });
});

test('an area without an integrity for its entry is left out', () => {
  const broken = sampleArea('feed', { assets: { 'feed.js': 'sha384-of-feed.js' } });
  expect(() => discoveryOf({ shell: sampleShell(), areas: [broken] })).toThrow(
    'feed 1.0.0+bbbbbbbb has no integrity for its entry',
  );
});

test('a part from a development server has no integrity, because its bytes change', () => {
  const { microFrontends } = discoveryOf({ shell: sampleShell(), areas: [sampleArea('feed', development)] });
  const [entry] = microFrontends['@az/feed'] ?? [];
  expect(entry?.metadata).toEqual({ version: '1.0.0+development', integrity: '' });
  expect(entry?.extras.az.assets).toEqual({});
});

test('a file in two shares is named once, and a share that the shell always has needs none', () => {
  const shared = ['@az/shared/ui/Button', '@az/shared/ui/TextInput', 'react'];
  expect(neededFiles(sampleShell(), sampleArea('feed'), { assets: ['feed.js'], shared })).toEqual([
    `${feedBase}/feed.js`,
    `${shellBase}/kit-base.js`,
    `${shellBase}/kit-base.css`,
    `${shellBase}/kit-forms.js`,
  ]);
});

describe('the discovery data of a page', () => {
  const live = sampleLive();

  test('has the entries of the areas it shows at first, and no others', () => {
    const [content] = live.areas;
    expect(Object.keys(pageDiscovery(live, []).microFrontends)).toEqual([]);
    expect(Object.keys(pageDiscovery(live, content ? [content] : []).microFrontends)).toEqual([
      '@az/content',
    ]);
  });

  test('has the route of every live area, with its area', () => {
    expect(pageDiscovery(live, []).routes).toEqual([
      { path: '/blogs/:blogId', group: 'general', title: 'Article', area: 'content' },
      { path: '/blogs/latest', group: 'general', title: 'Le dernier', area: 'content' },
      { path: '/help', group: 'public', title: 'Aide', area: 'content' },
      { path: '/feed/home', group: 'feed', title: 'feed', area: 'feed' },
    ]);
  });

  test('has the owner of every slot', () => {
    expect(pageDiscovery(live, []).slots).toEqual({ 'feed.composer': 'feed' });
  });

  test('has folder and integrity of the shell itself', () => {
    const { shell } = pageDiscovery(live, []);
    expect(shell).toEqual({ version: '1.0.0+aaaaaaaa', base: `${shellBase}/`, assets: live.shell.assets });
  });

  test('names only the integrity of the files of the first view, and a list, if the shell can request it', () => {
    const shell = sampleShell({ asksForAssets: true });
    const files = [`${shellBase}/frame.js`, '/areas/feed/1.0.0-bbbbbbbb/feed.js'];
    const shellIn = (of: Live) => pageDiscovery(of, [], [], files).shell;
    expect(shellIn(sampleLive({ shell }))).toMatchObject({
      assets: { 'frame.js': 'sha384-of-frame.js' },
      assetsAt: { url: `${shellBase}/assets.json` },
    });
    expect(Object.keys(shellIn(sampleLive({ shell })).assets)).toEqual(['frame.js']);
    expect(shellIn(live).assets).toEqual(live.shell.assets);
    expect(shellIn(live)).not.toHaveProperty('assetsAt');
  });

  test('has no integrity of a shell from a development server', () => {
    const developed = sampleLive({ shell: sampleShell(development) });
    expect(pageDiscovery(developed, []).shell).toMatchObject({
      base: '/areas/shell/development/',
      assets: {},
    });
  });
});
