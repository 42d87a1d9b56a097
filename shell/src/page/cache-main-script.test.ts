import { shellBase } from '../testing/sample-page.ts';
import { cacheMainScript } from './cache-main-script.ts';
import { registerIntegrity } from './integrity.ts';

const cached = () => /az-main=([^;]*)/.exec(document.cookie)?.[1];
const folder = shellBase.split('/').at(-2);

/** Makes requests answer with this status; returns them. */
function answer(status: number) {
  const asked: [RequestInfo | URL, RequestInit | undefined][] = [];
  globalThis.fetch = async (url, options) => {
    asked.push([url, options]);
    return new Response('', { status });
  };
  return asked;
}

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: removes the cookie
  document.cookie = 'az-main=; path=/; Max-Age=0';
  document.body.innerHTML = '<script id="az-main" type="text/plain"></script>';
  registerIntegrity(shellBase, { 'main.js': 'sha384-main' });
});

test('the main script that the page contained is requested once, unaltered, then marked as cached', async () => {
  const asked = answer(200);
  await cacheMainScript(shellBase);
  expect(asked).toEqual([[`${shellBase}main.js`, { integrity: 'sha384-main', priority: 'low' }]]);
  expect(cached()).toBe(folder);
  await cacheMainScript(shellBase);
  expect(asked).toHaveLength(1);
});

test('one that came as a file is marked without a request', async () => {
  document.body.innerHTML = '';
  const asked = answer(200);
  await cacheMainScript(shellBase);
  expect(asked).toEqual([]);
  expect(cached()).toBe(folder);
});

test('one that cannot be loaded is not marked', async () => {
  answer(503);
  await expect(cacheMainScript(shellBase)).rejects.toThrow('answered 503');
  expect(cached()).toBeUndefined();
});

test('that of a development build is never marked', async () => {
  const asked = answer(200);
  await cacheMainScript('/areas/shell/0.1.0-development/');
  expect(asked).toEqual([]);
  expect(cached()).toBeUndefined();
});
