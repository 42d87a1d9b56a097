import { areaBase } from '../testing/sample-page.ts';
import { addresses } from '../testing/scripts.ts';
import { registerIntegrity } from './integrity.ts';
import { distrustAddresses, loadScript, prepareStyle } from './page-loader.ts';

const load = (url: string) => loadScript(url, () => undefined);

test('once addresses are distrusted, even a file never asked for has a new one, and none comes twice', () => {
  jest.useFakeTimers();
  const base = areaBase('feed');
  registerIntegrity(base, { 'tried.js': 'sha384-1', 'fresh.js': 'sha384-2', 'style.css': 'sha384-3' });
  load(`${base}tried.js`);
  distrustAddresses();
  jest.advanceTimersByTime(20_000);
  load(`${base}tried.js`);
  load(`${base}fresh.js`);
  expect(addresses()).toEqual([`${base}tried.js`, `${base}tried.js?r=2`, `${base}fresh.js?r=1`]);
  const link = document.createElement('link');
  link.href = `${base}style.css`;
  prepareStyle(link);
  expect(link.href).toBe(`${location.origin}${base}style.css?r=1`);
  jest.useRealTimers();
});
