import { sampleEntry } from '../testing/sample-page.ts';
import { describeToBrowserTools } from './browser-tools.ts';
import type { LiveArea } from './discovery.ts';

const page = globalThis as {
  __FEDERATION__?: { moduleInfo: Record<string, object>; __SHARE__: Record<string, object> };
};

const live = (area: string): LiveArea => {
  const entry = sampleEntry(area);
  entry.extras.az.shared = { react: '^19.0.0' };
  const { version } = entry.metadata;
  return { area, version, name: `${area}@${version}`, entry, previous: undefined };
};

const known: LiveArea[] = [];

beforeAll(() => {
  Object.assign(globalThis, { azShareVersions: { react: '19.3.1', zustand: '5.1.0' } });
  describeToBrowserTools('1.0.0+development', () => known);
});

test('the shell uses every known area, each of which is described, also one that comes later', () => {
  expect(page.__FEDERATION__?.moduleInfo).toEqual({
    shell: { version: '1.0.0+development', remotesInfo: {} },
  });
  known.push(live('feed'));
  expect(page.__FEDERATION__?.moduleInfo).toMatchObject({
    shell: { remotesInfo: { feed: { matchedVersion: '1.0.0+bbbbbbbb' } } },
    'feed:1.0.0+bbbbbbbb': {
      remoteEntry: `${location.origin}/areas/feed/1.0.0-bbbbbbbb/remoteEntry.js`,
      globalName: 'feed_bbbbbbbb',
      modules: [{ modulePath: './area' }],
      shared: [{ sharedName: 'react', version: '19.3.1', shareConfig: { requiredVersion: '^19.0.0' } }],
    },
  });
});

test('every share names the builds that use it', () => {
  globalThis.azShareScope.consumers.set('react', new Set(['feed_bbbbbbbb']));
  expect(page.__FEDERATION__?.__SHARE__).toMatchObject({
    shell: {
      default: {
        react: { '19.3.1': { from: 'shell', useIn: ['feed_bbbbbbbb'], loaded: true } },
        zustand: { '5.1.0': { useIn: [], loaded: false } },
      },
    },
  });
});

test('what the runtime of a stock container adds stays', () => {
  const info = page.__FEDERATION__;
  if (!info) throw new Error('There is no __FEDERATION__');
  Object.assign(info.moduleInfo, { inner: { version: '1.0.0' } });
  info.moduleInfo = { ...info.moduleInfo, other: { version: '2.0.0' } };
  expect(Object.keys(info.moduleInfo)).toEqual(expect.arrayContaining(['shell', 'inner', 'other']));
});
