/** @jest-environment node */
import { provided } from './provide.ts';
import { shareScope } from './share-scope.ts';

const auth = { name: 'auth' };
const forms = { name: 'forms' };

/** A build of an area whose chunk 7 needs both shares. */
function build(name: string) {
  const modules: Parameters<typeof shareScope>[0]['m'] = {};
  const webpackRequire = { m: modules, federation: { initOptions: { name } } };
  const take = shareScope(webpackRequire, { 1: '@az/shared/auth', 2: '@az/shared/forms' }, { 7: [1, 2] });
  const loadChunk = async (chunk: number) => {
    const promises: Promise<void>[] = [];
    take(chunk, promises);
    await Promise.all(promises);
  };
  const run = (id: number) => {
    const module = { exports: {} as unknown };
    modules[id]?.(module);
    return module.exports;
  };
  return { loadChunk, run };
}

beforeEach(() => {
  Object.assign(provided, { '@az/shared/auth': auth, '@az/shared/forms': jest.fn(async () => forms) });
});

test('every build on the page gets the same module of a share', async () => {
  const builds = [build('feed_4'), build('profile_2')];
  await Promise.all(builds.map(({ loadChunk }) => loadChunk(7)));
  for (const { run } of builds) expect([run(1), run(2)]).toEqual([auth, forms]);
  for (const { run } of builds) expect(run(2)).toBe(forms);
});

test('a share in the main script is available without waiting', () => {
  const { loadChunk, run } = build('feed_5');
  void loadChunk(7);
  expect([run(1), run(2)]).toEqual([auth, {}]);
});

test('a chunk without shares waits for nothing; a share that is loading or loaded is not requested again', async () => {
  const { loadChunk } = build('feed_6');
  await loadChunk(8);
  expect(provided['@az/shared/forms']).not.toHaveBeenCalled();
  await Promise.all([loadChunk(7), loadChunk(7)]);
  await loadChunk(7);
  expect(provided['@az/shared/forms']).toHaveBeenCalledTimes(1);
});

test('a share that failed fails its chunk, and is requested again the next time', async () => {
  jest.mocked(provided['@az/shared/forms'] as () => Promise<object>).mockRejectedValueOnce(new Error('404'));
  const { loadChunk, run } = build('feed_7');
  await expect(loadChunk(7)).rejects.toThrow('404');
  await loadChunk(7);
  expect(run(2)).toBe(forms);
});

test('a key that the page does not provide fails the chunk and is named in the error', async () => {
  delete provided['@az/shared/forms'];
  await expect(build('feed_8').loadChunk(7)).rejects.toThrow('The page lends no @az/shared/forms');
});

test('areas find the scope under its global name, and tools see which build uses which share', async () => {
  await build('feed_9').loadChunk(7);
  expect(globalThis).toHaveProperty('azShareScope', shareScope);
  const { consumers } = shareScope as unknown as { consumers: Map<string, Set<string>> };
  expect(consumers.get('@az/shared/auth')).toContain('feed_9');
});
