import { Blob as NodeBlob } from 'node:buffer';
import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import { AppError } from '../api/index.ts';
import { publishAnnouncement } from '../api/publishing.api.ts';
import { notifyRemoved } from '../session/removals.ts';
import '../storage/index.ts';
import { json } from '../testing/fake-server.ts';
import { outboxTabs, provideLocks } from '../testing/outbox-tabs.ts';
import { type Act, type Entry, maxBytes, maxEntries } from './entries.ts';
import { openDatabase } from './entry-store.ts';

// Mocked because uploads do not use `fetch`, which `fakeServer` replaces.
jest.mock('../api/publishing.api.ts', () => ({
  ...jest.requireActual('../api/publishing.api.ts'),
  publishAnnouncement: jest.fn(),
}));
const publish = jest.mocked(publishAnnouncement);
type Published = Awaited<ReturnType<typeof publishAnnouncement>>;

const call = 'POST /az/announcements/p1/comments';
const comment = (text: string, post = 'p1'): Act => ({ kind: 'comment', post, replyTo: null, text });
/** Files of jsdom cannot be cloned, but those of Node.js can. */
const picture = (text: string) => ({
  file: new NodeBlob([text]) as Blob,
  name: 'plage.jpg',
  alt: 'Une plage',
});
const post = (text: string, ...pictures: ReturnType<typeof picture>[]): Act => ({
  ...{ kind: 'post', text, pictures },
});
const like = (isLiked: boolean): Act => ({ kind: 'like', post: 'p1', isLiked });

const tabs = outboxTabs();
const { bodies, connect, entries, heard, openTab, progress, server, textsSent, textsWaiting } = tabs;

async function accept(request: Request): Promise<Response> {
  const { text, client_id: id } = await request.json();
  return json({ success: true, comment: { id, text, author: {}, rev: 1 } });
}

beforeEach(() => publish.mockReset());

test('what is written offline is stored, survives the page, and is sent once and in order', async () => {
  const first = openTab();
  for (const text of ['un', 'deux', 'trois']) await first.add(comment(text), `id-${text}`);
  expect(textsWaiting()).toEqual(['un', 'deux', 'trois']);
  first.stop();
  entries.length = 0;
  openTab();
  await waitFor(() => expect(textsWaiting()).toEqual(['un', 'deux', 'trois']));
  server.on(call, accept);
  connect();
  await waitFor(() => expect(heard).toEqual(['stored un', 'stored deux', 'stored trois']));
  expect(await textsSent()).toEqual(['un', 'deux', 'trois']);
  expect(entries).toEqual([]);
});

test('a browser that wrongly says that it is offline sends what is written', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  server.on(call, accept);
  await openTab().add(comment('un'), 'a');
  await waitFor(() => expect(heard).toEqual(['stored un']));
});

test('the same act, added twice, is sent once', async () => {
  server.on(call, accept);
  const tab = openTab();
  await Promise.all([tab.add(comment('un'), 'same'), tab.add(comment('un'), 'same')]);
  await waitFor(() => expect(heard).toEqual(['stored un']));
  expect(await textsSent()).toEqual(['un']);
});

test('two tabs send each entry once, and both hear of it', async () => {
  server.on(call, accept);
  const [one, other] = [openTab(), openTab()];
  await Promise.all([one.add(comment('un'), 'a'), other.add(comment('deux'), 'b')]);
  await waitFor(() => expect(heard).toHaveLength(4));
  expect(heard.toSorted()).toEqual(['stored deux', 'stored deux', 'stored un', 'stored un']);
  expect((await textsSent()).toSorted()).toEqual(['deux', 'un']);
  expect([...one.entries, ...other.entries]).toEqual([]);
});

test('a tab sends what another one has left when it was closed while sending', async () => {
  server.on(call, [() => new Promise<Response>(() => undefined), accept]);
  const closed = openTab();
  await closed.add(comment('un'), 'a');
  await waitFor(() => expect(server.requests).toHaveLength(1));
  closed.stop();
  // The browser releases the lock of a closed tab.
  provideLocks();
  openTab();
  await waitFor(() => expect(heard).toEqual(['stored un']));
  expect((await bodies()).map((body) => JSON.parse(body).client_id)).toEqual(['a', 'a']);
});

test('a refused comment stays with the reason, holds nothing up, and is sent again on request', async () => {
  const refuse = () => json({ message: 'Trop long.' }, { status: 400 });
  server.on(call, [refuse, accept]);
  const tab = openTab();
  await tab.add(comment('un'), 'a');
  await waitFor(() => expect(entries).toMatchObject([{ refusal: 'Trop long.' }]));
  await tab.add(comment('deux'), 'b');
  await waitFor(() => expect(heard).toEqual(['stored deux']));
  await tab.retry('a');
  await waitFor(() => expect(heard).toEqual(['stored deux', 'stored un']));
  expect(entries).toEqual([]);
});

test('a page that goes into the page cache closes its database, which a sign-out elsewhere deletes', async () => {
  const tab = openTab();
  await tab.add(comment('un'), 'a');
  const close = jest.spyOn(IDBDatabase.prototype, 'close');
  window.dispatchEvent(new Event('pagehide'));
  expect(close).toHaveBeenCalled();
  await tab.add(comment('deux'), 'b');
  expect(textsWaiting()).toEqual(['un', 'deux']);
});

test('a page that comes out of the page cache knows what other tabs have done meanwhile', async () => {
  const tab = openTab();
  await tab.add(comment('un'), 'a');
  await (await openDatabase(tab.memberId)).remove('a');
  expect(textsWaiting()).toEqual(['un']);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await waitFor(() => expect(textsWaiting()).toEqual([]));
});

test('a removed entry is not sent', async () => {
  const tab = openTab();
  await tab.add(comment('un'), 'a');
  const { sent } = await tab.add(comment('deux'), 'b');
  await tab.remove('b');
  expect(await sent).toBeNull();
  server.on(call, accept);
  connect();
  await waitFor(() => expect(heard).toEqual(['stored un']));
  expect(await textsSent()).toEqual(['un']);
});

test.each([
  ['lost', () => new TypeError('Failed to fetch'), true],
  ['refused', () => json({}, { status: 422 }), false],
])('whether the server may have a removed entry is known after a reload: %s', async (_what, fail, mayBe) => {
  server.on(call, fail);
  const first = openTab();
  await first.add(comment('un'), 'a');
  await waitFor(() =>
    expect(entries).toMatchObject([mayBe ? { isBegun: true } : { refusal: expect.any(String) }]),
  );
  first.stop();
  expect(await openTab().remove('a')).toBe(mayBe);
});

test('what was never sent without a network is not online when it is removed', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const tab = openTab();
  await tab.add(comment('un'), 'a');
  await waitFor(() => expect(server.requests).toHaveLength(1));
  expect(await tab.remove('a')).toBe(false);
});

test('an entry whose id something else was stored with is sent again as another one', async () => {
  const message = 'Une première version a déjà été enregistrée.';
  server.on(call, [() => json({ error: { kind: 'conflict', message } }, { status: 409 }), accept]);
  const tab = openTab();
  await tab.add(comment('deux'), 'a');
  await waitFor(() => expect(entries).toMatchObject([{ refusal: message }]));
  const [{ clientId }] = entries as [Entry];
  expect(clientId).not.toBe('a');
  await tab.retry(clientId);
  await waitFor(() => expect(heard).toEqual(['stored deux']));
});

test.each([
  ['a failing server', () => json({}, { status: 503 })],
  ['a limit', () => json({}, { status: 429 })],
  ['a lost connection', () => new TypeError('Failed to fetch')],
])('%s lets the entries of a post wait in their order', async (_what, fail) => {
  server.on(call, [fail, accept]);
  const tab = openTab();
  await tab.add(comment('un'), 'a');
  await waitFor(() => expect(server.requests).toHaveLength(1));
  await tab.add(comment('deux'), 'b');
  expect(entries).toMatchObject([{ refusal: null }, { refusal: null }]);
  await waitFor(() => expect(heard).toEqual(['stored un', 'stored deux']));
  expect(await textsSent()).toEqual(['un', 'un', 'deux']);
});

test('an entry waits as long as the server asked for, also on a later page; other posts go on', async () => {
  server.on(call, [() => json({}, { status: 429, headers: { 'Retry-After': '3600' } }), accept]);
  server.on('POST /az/announcements/p2/comments', accept);
  const tab = openTab();
  const before = Date.now();
  await tab.add(comment('un'), 'a');
  await tab.add(comment('deux', 'p2'), 'b');
  await waitFor(() => expect(heard).toEqual(['stored deux']));
  await waitFor(() => expect(entries[0]?.notBefore).toBeGreaterThanOrEqual(before + 3_600_000));
  tab.stop();
  const later = openTab();
  await later.add(comment('trois'), 'c');
  window.dispatchEvent(new Event('online'));
  await later.add(comment('quatre', 'p2'), 'd');
  await waitFor(() => expect(heard).toEqual(['stored deux', 'stored quatre']));
  expect(textsWaiting()).toEqual(['un', 'trois']);
  expect(await textsSent()).toEqual(['un', 'deux', 'quatre']);
  // An hour later.
  jest.spyOn(Date, 'now').mockReturnValue(before + 3_700_000);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(heard.slice(2)).toEqual(['stored un', 'stored trois']));
});

test('a post is stored with its pictures, survives the page, and is sent with its progress', async () => {
  publish.mockRejectedValueOnce(new AppError('offline'));
  const first = openTab();
  await first.add(post('un', picture('octets')), 'a');
  await waitFor(() => expect(publish).toHaveBeenCalledTimes(1));
  first.stop();
  publish.mockImplementation(async (_post, _key, { onProgress } = {}) => {
    onProgress?.(0.5);
    return {} as Published; // nothing reads it here
  });
  openTab();
  await waitFor(() => expect(heard).toEqual(['stored post']));
  expect(publish).toHaveBeenCalledTimes(2);
  const [sent, key] = publish.mock.lastCall ?? [];
  expect(key).toEqual({ clientId: 'a' });
  expect(sent).toMatchObject({ text: 'un', pictures: [{ name: 'plage.jpg', alt: 'Une plage' }] });
  expect(await sent?.pictures[0]?.file.text()).toBe('octets');
  expect(progress.slice(-2)).toEqual([
    ['a', 0.5],
    ['a', null],
  ]);
  expect(entries).toEqual([]);
});

test('while pictures are sent everything else is, but later posts', async () => {
  let answer: (published: Published) => void = () => undefined;
  publish.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  publish.mockResolvedValueOnce({} as Published);
  server.on(call, accept);
  const tab = openTab();
  await tab.add(post('un', picture('octets')), 'a');
  await waitFor(() => expect(publish).toHaveBeenCalledTimes(1));
  await tab.add(post('deux'), 'b');
  await tab.add(comment('trois'), 'c');
  await waitFor(() => expect(heard).toEqual(['stored trois']));
  expect(publish).toHaveBeenCalledTimes(1);
  answer({} as Published);
  await waitFor(() => expect(heard).toEqual(['stored trois', 'stored post', 'stored post']));
  expect(publish.mock.calls.map(([{ text }]) => text)).toEqual(['un', 'deux']);
});

test.each(['this tab', 'another tab'])('a post that %s removes while it is sent is given up', async (by) => {
  publish.mockImplementationOnce(
    (_post, _key, { signal } = {}) =>
      new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  publish.mockResolvedValueOnce({} as Published);
  const tab = openTab();
  const { sent } = await tab.add(post('un', picture('octets')), 'a');
  await waitFor(() => expect(publish).toHaveBeenCalledTimes(1));
  const remover = by === 'this tab' ? tab : openTab();
  await waitFor(() => expect(remover.entries).toHaveLength(1));
  expect(await remover.remove('a')).toBe(true);
  expect(await sent).toBeNull();
  await tab.add(post('deux'), 'b');
  await waitFor(() => expect(heard).toContain('stored post'));
  expect(publish.mock.calls.map(([{ text }]) => text)).toEqual(['un', 'deux']);
  expect(entries).toEqual([]);
});

test('of several likes of a post the last one is sent', async () => {
  const tab = openTab();
  for (const isLiked of [true, false, true, false]) await tab.add(like(isLiked), String(Math.random()));
  expect(entries).toMatchObject([{ act: like(false) }]);
  server.on('DELETE /az/announcements/p1/like', () => json({ success: true, liked: false, like_count: 3 }));
  connect();
  await waitFor(() => expect(heard).toEqual(['stored like']));
  expect(server.requests.map(({ method }) => method)).toEqual(['DELETE']);
});

test('a like that changes while it is sent is followed by the other one', async () => {
  let answer: (response: Response) => void = () => undefined;
  server.on('POST /az/announcements/p1/like', () => new Promise<Response>((resolve) => (answer = resolve)));
  server.on('DELETE /az/announcements/p1/like', () => json({ success: true, liked: false, like_count: 3 }));
  const tab = openTab();
  await tab.add(like(true), 'a');
  await waitFor(() => expect(server.requests).toHaveLength(1));
  await tab.add(like(false), 'b');
  answer(json({ success: true, liked: true, like_count: 4 }));
  await waitFor(() => expect(heard).toEqual(['stored like', 'stored like']));
  expect(server.requests.map(({ method }) => method)).toEqual(['POST', 'DELETE']);
});

test('a refused like is dropped with the reason', async () => {
  server.on('POST /az/announcements/p1/like', () => json({ message: 'Disparue.' }, { status: 404 }));
  await openTab().add(like(true), 'a');
  await waitFor(() => expect(heard).toEqual(['dropped like: Disparue.']));
  expect(entries).toEqual([]);
});

test('an entry older than a week is not sent without being asked for', async () => {
  const tab = openTab();
  await tab.add(comment('un'), 'a');
  await waitFor(() => expect(server.requests).toHaveLength(1));
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + 8 * 24 * 60 * 60 * 1000);
  server.on(call, accept);
  connect();
  await waitFor(() => expect(entries[0]?.refusal).toContain('plus de sept jours'));
  expect(server.requests).toHaveLength(0);
  await tab.retry('a');
  await waitFor(() => expect(heard).toEqual(['stored un']));
});

test('there is a limit to what waits, and full storage refuses more', async () => {
  const tab = openTab();
  for (let index = 0; index < maxEntries; index += 1) await tab.add(comment(`${index}`), `${index}`);
  await expect(tab.add(comment('de trop'), 'x')).rejects.toThrow('Trop d’envois attendent');
  expect(entries).toHaveLength(maxEntries);
  tabs.nextMember();
  const other = openTab();
  await expect(other.add(comment('é'.repeat(1_000_000)), 'y')).rejects.toThrow('Trop d’envois attendent');
  const large = { ...picture(''), file: { size: maxBytes + 1 } as Blob };
  await expect(other.add(post('un', large), 'w')).rejects.toThrow('Trop d’envois attendent');
  jest.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  await expect(other.add(comment('un'), 'z')).rejects.toThrow('plus de place');
  expect(entries).toEqual([]);
});

test('an expired session keeps the entries, signing out deletes them', async () => {
  const tab = openTab();
  await tab.add(comment('un'), 'a');
  await waitFor(() => expect(server.requests).toHaveLength(1));
  const names = async () => (await indexedDB.databases()).map(({ name }) => name);
  notifyRemoved('expired', tabs.memberId());
  expect(await names()).toContain(`az-outbox:${tabs.memberId()}`);
  notifyRemoved('signed-out', tabs.memberId());
  await waitFor(async () => expect(await names()).not.toContain(`az-outbox:${tabs.memberId()}`));
});
