import { ModuleFederation } from '@module-federation/runtime-core';
import type { LoadEnd, loadScript } from '../page/page-loader.ts';
import azFederationPlugin from './federation-plugin.ts';

type Plugin = ReturnType<typeof azFederationPlugin>;
type EntryInput = Parameters<NonNullable<Plugin['loadEntry']>>[0];

const container = { init: () => undefined, get: async () => () => undefined };
const url = '/areas/feed/1.0.0-bbbbbbbb/remoteEntry.js';

/** Of what the runtime gives, the plugin needs the name and the address. */
const loadEntry = (name: string) =>
  azFederationPlugin().loadEntry?.({ remoteInfo: { name, entry: url } } as EntryInput);

/** Puts a loader into the page; the returned function ends its request. */
function fakeLoader() {
  const asked: [url: string, done: (end: LoadEnd) => void][] = [];
  globalThis.azPage = {
    loadScript: (...request: Parameters<typeof loadScript>) => void asked.push(request),
    prepareStyle: () => undefined,
  };
  const end = (type: LoadEnd['type']) => asked[0]?.[1]({ type, target: { src: url } });
  return { asked, end };
}

afterEach(() => {
  globalThis.azPage = undefined;
});

test('an entry comes through the loader of the page', async () => {
  const { asked, end } = fakeLoader();
  const entry = loadEntry('feed_1');
  expect(asked.map(([address]) => address)).toEqual([url]);
  Object.assign(globalThis, { feed_1: container });
  end('load');
  expect(await entry).toBe(container);
});

test('an entry that is there already is not asked for again', async () => {
  const { asked } = fakeLoader();
  Object.assign(globalThis, { feed_2: container });
  expect(await loadEntry('feed_2')).toBe(container);
  expect(asked).toEqual([]);
});

test.each(['error', 'timeout', 'integrity', 'load'] as const)(
  'an entry that ended with %s and left no container is lost',
  async (type) => {
    const { end } = fakeLoader();
    const entry = loadEntry('feed_3');
    end(type);
    await expect(entry).rejects.toThrow(`Entry ${url} ended with ${type} and defined no container`);
  },
);

test('a share that failed is asked for again the next time, in every instance on the page', async () => {
  const get = jest
    .fn()
    .mockRejectedValueOnce(new Error('404'))
    .mockResolvedValue(() => 'forms');
  const shareConfig = { singleton: true, requiredVersion: '^1.0.0' };
  const area = new ModuleFederation({
    name: 'feed_4',
    remotes: [],
    shared: { '@az/shared/forms': [{ version: '1.0.0', get, shareConfig }] },
  });
  await expect(area.loadShare('@az/shared/forms')).rejects.toThrow('404');
  const factory = await area.loadShare<string>('@az/shared/forms');
  expect(typeof factory === 'function' && factory()).toBe('forms');
  await area.loadShare('@az/shared/forms');
  expect(get).toHaveBeenCalledTimes(2);
});

test('areas find the runtime that they were built without', () => {
  expect(globalThis).toHaveProperty('_FEDERATION_RUNTIME_CORE.ModuleFederation');
});
