import { areaBase } from '../testing/sample-page.ts';
import { addresses, settleScript } from '../testing/scripts.ts';
import { registerIntegrity } from './integrity.ts';
import { loadScript } from './page-loader.ts';
import { isBlobUrl } from './refused-files.ts';

const flushed = () => new Promise((resolve) => setTimeout(resolve));
const url = `${areaBase('feed')}page.js`;
registerIntegrity(areaBase('feed'), { 'page.js': 'sha384-page' });
const inMemory = 'blob:page/1';

beforeEach(() => {
  document.head.replaceChildren();
  Object.assign(URL, { createObjectURL: () => inMemory, revokeObjectURL: jest.fn() });
});

test('a script whose preload was refused runs from memory, without another request', async () => {
  globalThis.azRefused = { [url]: Promise.resolve(new Blob(['page'])) };
  const done = jest.fn();
  loadScript(url, done);
  expect(addresses()).toEqual([]);
  await flushed();
  expect(addresses()).toEqual([inMemory]);
  expect(document.head.querySelector('script')?.integrity).toBe('sha384-page');
  expect([isBlobUrl(inMemory), isBlobUrl('blob:page/2')]).toEqual([true, false]);
  settleScript('load');
  expect(done).toHaveBeenCalledWith({ type: 'load', target: { src: inMemory } });
  expect(URL.revokeObjectURL).toHaveBeenCalledWith(inMemory);
  expect(isBlobUrl(inMemory)).toBe(false);
});

test('one that could not be fetched either is requested like any other', async () => {
  const lost = `${areaBase('feed')}lost.js`;
  registerIntegrity(areaBase('feed'), { 'lost.js': 'sha384-lost' });
  globalThis.azRefused = { [lost]: Promise.reject(new TypeError('Failed to fetch')) };
  loadScript(lost, () => undefined);
  await flushed();
  expect(addresses()).toEqual([lost]);
});
