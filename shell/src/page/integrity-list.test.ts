import { shellBase } from '../testing/sample-page.ts';
import { addresses, scripts, settleScript } from '../testing/scripts.ts';
import { isIntegrityMissing, isKnownScript, loadIntegrity, registerIntegrityList } from './integrity.ts';
import { keepOwnFetch } from './own-fetch.ts';
import { loadScript, prepareStyle } from './page-loader.ts';

const base = `${shellBase}/`;
const list = { base, url: `${base}assets.json`, integrity: 'sha384-list' };
const assets = { 'late.js': 'sha384-late', 'late.css': 'sha384-style' };

/** Makes each request for the list answer with these statuses in turn; returns the options of the requests. */
function answer(...statuses: number[]): RequestInit[] {
  const asked: RequestInit[] = [];
  globalThis.fetch = jest.fn((_url, options) => {
    asked.push(options ?? {});
    const status = statuses.shift() ?? 500;
    return Promise.resolve({ ok: status === 200, status, json: async () => assets } as Response);
  });
  return asked;
}

const load = (file: string) =>
  new Promise<string>((resolve) => loadScript(`${base}${file}`, ({ type }) => resolve(type)));

const untilRequested = async (url: string) => {
  while (!addresses().some((address) => address.startsWith(url))) await jest.advanceTimersByTimeAsync(10);
};

beforeEach(() => {
  jest.useFakeTimers();
  document.head.replaceChildren();
  registerIntegrityList(list);
});

afterEach(() => jest.useRealTimers());

test('a script waits for the list, which is requested once with its integrity', async () => {
  const asked = answer(200);
  const other = '/areas/feed/1.0.0/page.js';
  expect([isIntegrityMissing(`${base}late.js`), isIntegrityMissing(other)]).toEqual([true, false]);
  expect(isKnownScript(`${base}late.js`)).toBe(false);
  const [one, unlisted] = [load('late.js'), load('unlisted.js')];
  expect(scripts()).toEqual([]);
  await untilRequested(`${base}late.js`);
  expect(scripts()[0]?.integrity).toBe('sha384-late');
  settleScript('load');
  await expect(one).resolves.toBe('load');
  await expect(unlisted).resolves.toBe('integrity');
  expect(asked).toMatchObject([{ integrity: 'sha384-list', cache: 'default' }]);
  await loadIntegrity();
  expect(asked).toHaveLength(1);
});

test('after a failure the list is requested again, past caches; a script fails after three attempts', async () => {
  const asked = answer(503, 503, 503, 200);
  const failed = load('never.js');
  await jest.advanceTimersByTimeAsync(5000);
  await expect(failed).resolves.toBe('error');
  expect(scripts()).toEqual([]);
  expect(asked.slice(1)).toMatchObject([{ cache: 'reload' }, { cache: 'reload' }]);
  await loadIntegrity();
  expect(asked).toHaveLength(4);
  expect(isIntegrityMissing(`${base}never.js`)).toBe(false);
});

test('a style sheet waits for the list, and fails without it', async () => {
  const sheet = (href: string) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    const ends: string[] = [];
    for (const type of ['load', 'error']) link.addEventListener(type, () => ends.push(type));
    prepareStyle(link);
    return { link, ends };
  };
  answer(503, 200);
  const refused = sheet(`${base}x.css`);
  expect(refused.link.hasAttribute('href')).toBe(false);
  await jest.advanceTimersByTimeAsync(0);
  expect(refused.ends).toEqual(['error']);
  // A file of an earlier test has its integrity already.
  registerIntegrityList({ ...list, base: '/areas/shell/2.0.0/' });
  const { link, ends } = sheet('/areas/shell/2.0.0/late.css');
  await jest.advanceTimersByTimeAsync(0);
  expect(link).toMatchObject({ integrity: 'sha384-style', crossOrigin: 'anonymous' });
  expect(new URL(link.href).pathname).toBe('/areas/shell/2.0.0/late.css');
  expect(ends).toEqual([]);
});

test('the list is requested although an area has replaced fetch by one that never answers', async () => {
  const asked = answer(200);
  keepOwnFetch();
  globalThis.fetch = () => new Promise(() => undefined);
  registerIntegrityList({ ...list, base: '/areas/shell/3.0.0/' });
  await loadIntegrity();
  expect(asked).toHaveLength(1);
});
