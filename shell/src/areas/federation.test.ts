import { makeInstance } from './federation.ts';

const shareConfig = { singleton: true, requiredVersion: '^1.0.0' };

test('a share that failed is asked for again the next time, in every instance on the page', async () => {
  const get = jest
    .fn()
    .mockRejectedValueOnce(new Error('404'))
    .mockResolvedValue(() => 'forms');
  const area = makeInstance({
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
  expect(globalThis).toHaveProperty('azFederation.runtime.init', makeInstance);
  expect(globalThis).toHaveProperty('azFederation.bundlerRuntime.initContainerEntry');
});
