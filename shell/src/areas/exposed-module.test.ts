/** @jest-environment node */
import type { DiscoveryEntry } from '@az/shared/discovery';
import type { LoadResult, loadScript } from '../page/page-loader.ts';
import { sampleEntry } from '../testing/sample-page.ts';
import { exposedModule } from './exposed-module.ts';

const area = { routes: {} };
let entry: DiscoveryEntry;
let count = 0;

/** Installs a loader in the page; the returned function ends its request. */
function fakeLoader() {
  const asked: [url: string, done: (end: LoadResult) => void][] = [];
  globalThis.azPage = {
    loadScript: (...request: Parameters<typeof loadScript>) => void asked.push(request),
    prepareStyle: () => undefined,
  };
  const end = (type: LoadResult['type']) => asked[0]?.[1]({ type, target: { src: entry.url } });
  return { asked, end };
}

/** Effect of the entry script when it runs. */
function define(get = jest.fn(async () => () => ({ area }))) {
  Object.assign(globalThis, { [entry.extras.az.container]: { get } });
  return { get };
}

beforeEach(() => {
  count += 1;
  entry = sampleEntry(`linked${count}`);
});

afterEach(() => {
  globalThis.azPage = undefined;
});

test('an entry is loaded by the page loader', async () => {
  const { asked, end } = fakeLoader();
  const module = exposedModule(entry);
  expect(asked.map(([address]) => address)).toEqual([entry.url]);
  const { get } = define();
  end('load');
  expect(await module).toEqual({ area });
  expect(get).toHaveBeenCalledWith(entry.extras.az.expose);
});

test('an entry that is already loaded is not requested again', async () => {
  const { asked } = fakeLoader();
  define();
  expect(await exposedModule(entry)).toEqual({ area });
  expect(asked).toEqual([]);
});

test.each(['error', 'timeout', 'integrity', 'load'] as const)(
  'an entry that ended with %s and defined no container is an error',
  async (type) => {
    const { end } = fakeLoader();
    const module = exposedModule(entry);
    end(type);
    await expect(module).rejects.toThrow(`Entry ${entry.url} ended with ${type} and defined no container`);
  },
);

test('an exposed module that failed to load is requested again by the next call', async () => {
  const get = jest
    .fn()
    .mockRejectedValueOnce(new Error('404'))
    .mockResolvedValue(() => ({ area }));
  fakeLoader();
  define(get);
  await expect(exposedModule(entry)).rejects.toThrow('404');
  expect(await exposedModule(entry)).toEqual({ area });
});
