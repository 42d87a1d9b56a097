import { areaBase } from '../testing/sample-page.ts';
import { addresses } from '../testing/scripts.ts';
import { registerIntegrity } from './integrity.ts';
import { bypassCaches, loadScript, prepareStyle, urlForAttempt } from './page-loader.ts';

const load = (url: string) => loadScript(url, () => undefined);

test('after caches are bypassed, every file has a new URL, and none is used twice', () => {
  jest.useFakeTimers();
  const base = areaBase('feed');
  registerIntegrity(base, { 'tried.js': 'sha384-1', 'fresh.js': 'sha384-2', 'style.css': 'sha384-3' });
  load(`${base}tried.js`);
  bypassCaches();
  jest.advanceTimersByTime(20_000);
  load(`${base}tried.js`);
  load(`${base}fresh.js`);
  expect(addresses()).toEqual([
    `${base}tried.js`,
    urlForAttempt(`${base}tried.js`, 2),
    urlForAttempt(`${base}fresh.js`, 1),
  ]);
  const link = document.createElement('link');
  link.href = `${base}style.css`;
  prepareStyle(link);
  expect(link.href).toBe(location.origin + urlForAttempt(`${base}style.css`, 1));
  jest.useRealTimers();
});

test('another page view uses other URLs', () => {
  const viewAt = (time: number): typeof import('./page-loader.ts') => {
    jest.useFakeTimers({ now: time });
    let loader = {};
    jest.isolateModules(() => {
      loader = jest.requireActual('./page-loader.ts');
    });
    jest.useRealTimers();
    return loader as typeof import('./page-loader.ts');
  };
  const [one, next] = [viewAt(1_000), viewAt(2_000)];
  expect(one.urlForAttempt('/a.js', 0)).toBe(next.urlForAttempt('/a.js', 0));
  expect(one.urlForAttempt('/a.js', 1)).not.toBe(next.urlForAttempt('/a.js', 1));
});
