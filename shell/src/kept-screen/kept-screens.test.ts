import 'fake-indexeddb/auto';
import { type Given, keepScreenOf, openDocument } from '../testing/kept-screens.ts';
import { openScreens, records, screensName, settled } from './screen-record.ts';
import { maxScreenBytes, maxScreens, removeScreens } from './screen-store.ts';

const versions = '1.0.0+a feed@1.0.0+b';
const session = { token: 'a-token', versions };

const visit = (address: string, text: string, given: Given = session) => keepScreenOf(address, text, given);

const shownAt = async (address: string, given: Parameters<typeof openDocument>[1] = session) =>
  (await openDocument(address, given)).screen?.textContent;

async function names(): Promise<string[]> {
  const database = await openScreens(true);
  const found = await settled(database.transaction(records).objectStore(records).getAllKeys());
  database.close();
  return found as string[];
}

beforeEach(() => removeScreens());

test('a page shows what its last visit kept, marked as busy, in front of the splash', async () => {
  expect((await openDocument('/feed/home', session)).screen).toBeNull();
  await visit('/feed/home', 'Le fil');
  const { html, screen } = await openDocument('/feed/home', session);
  expect(screen).toHaveTextContent('Le fil');
  expect(screen).toHaveAttribute('aria-busy', 'true');
  expect(html).toBe(
    '<p>é</p>\n<div id="az-first" role="main" aria-busy="true"><style nonce="n1"></style><p>Le fil</p></div><div id="az-splash"></div>\n<div id="root"></div>',
  );
});

test.each<[string, () => Promise<string | undefined>]>([
  ['at another address', () => shownAt('/feed/home?tri=recent')],
  ['of another session of the same member', () => shownAt('/feed/home', { ...session, token: 'b-token' })],
  [
    'after another version of the area',
    () => shownAt('/feed/home', { ...session, versions: '1.0.0+a feed@1.0.1+c' }),
  ],
  ['of a session that the origin refuses', () => shownAt('/feed/home', { ...session, isAccepted: false })],
])('nothing is shown %s', async (_case, shown) => {
  await visit('/feed/home', 'Le fil');
  expect(await shownAt('/feed/home')).toBe('Le fil');
  expect(await shown()).toBeUndefined();
});

test('a screen whose record is that of another context is not deciphered', async () => {
  await visit('/feed/home', 'Le fil');
  const [feed = ''] = await names();
  await visit('/messaging', 'Les messages');
  const messages = (await names()).find((name) => name !== feed) ?? '';
  const database = await openScreens();
  const store = database.transaction(records, 'readwrite').objectStore(records);
  await settled(store.put(await settled(store.get(feed)), messages));
  database.close();
  expect(await shownAt('/messaging')).toBeUndefined();
});

test('nothing of a screen is stored as a text: no word of it, no address, no token', async () => {
  await visit('/profile/about?member=karim', 'Un mot secret');
  const stored: string[] = [localStorage.getItem(screensName) ?? ''];
  const database = await openScreens();
  for (const name of ['records', 'facts'])
    await new Promise((resolve) => {
      const all = database.transaction(name).objectStore(name);
      all.getAllKeys().onsuccess = ({ target }) => stored.push(String((target as IDBRequest).result));
      all.getAll().onsuccess = ({ target }) => {
        for (const value of (target as IDBRequest).result as Record<string, unknown>[]) {
          stored.push(JSON.stringify(value));
          const { sealed } = value;
          if (sealed instanceof ArrayBuffer) stored.push(String.fromCharCode(...new Uint8Array(sealed)));
        }
        resolve(undefined);
      };
    });
  database.close();
  expect(stored.join('\n').length).toBeGreaterThan(100);
  expect(stored.join('\n')).not.toMatch(/secret|karim|profile|a-token/);
});

test('the key cannot be exported', async () => {
  await visit('/feed/home', 'Le fil');
  const database = await openScreens();
  const key = await new Promise<CryptoKey>((resolve) => {
    database.transaction('keys').objectStore('keys').get('base').onsuccess = ({ target }) =>
      resolve((target as IDBRequest).result);
  });
  database.close();
  expect(key.extractable).toBe(false);
  await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow();
});

test('the twenty last pages are kept, and the oldest goes', async () => {
  for (let index = 0; index <= maxScreens; index += 1) {
    jest.spyOn(Date, 'now').mockReturnValue(index);
    await visit(`/blogs/${index}`, `Article ${index}`);
  }
  expect(await names()).toHaveLength(maxScreens);
  expect(await shownAt('/blogs/0')).toBeUndefined();
  expect(await shownAt('/blogs/1')).toBe('Article 1');
  expect(await shownAt(`/blogs/${maxScreens}`)).toBe(`Article ${maxScreens}`);
});

test('a screen that is too large is not kept', async () => {
  await visit('/feed/home', 'x'.repeat(maxScreenBytes));
  expect(await names()).toEqual([]);
  await visit('/feed/home', 'x'.repeat(maxScreenBytes - 100));
  expect(await names()).toHaveLength(1);
});

test.each([
  ['of another session', { token: 'b-token', versions }],
  ['of another version of the shell', { token: 'a-token', versions: '1.0.1+d feed@1.0.0+b' }],
  ['of another version of the area', { token: 'a-token', versions: '1.0.0+a feed@1.0.1+c' }],
])('screens %s are deleted when one is kept', async (_case, later) => {
  await visit('/feed/home', 'Le fil');
  const [before] = await names();
  await visit('/feed/saved', 'Enregistrés', later);
  expect(await names()).toHaveLength(1);
  expect(await names()).not.toContain(before);
});

test('screens of other areas stay when one is kept', async () => {
  await visit('/feed/home', 'Le fil');
  await visit('/messaging', 'Les messages', { token: 'a-token', versions: '1.0.0+a messaging@2.0.0+e' });
  expect(await names()).toHaveLength(2);
});

test('a browser that has kept nothing gets no database', async () => {
  expect(await shownAt('/feed/home')).toBeUndefined();
  expect(await indexedDB.databases()).toEqual([]);
});

test('a browser whose storage never answers shows the page without a screen', async () => {
  await visit('/feed/home', 'Le fil');
  jest.spyOn(indexedDB, 'open').mockReturnValue({} as IDBOpenDBRequest);
  expect(await shownAt('/feed/home')).toBeUndefined();
});
