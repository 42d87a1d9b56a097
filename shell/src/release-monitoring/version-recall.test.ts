import { json } from '@az/shared/testing';
import { dismissToast, useToasts } from '@az/shared/toast';
import { act, renderHook } from '@testing-library/react';
import { keepOwnFetch } from '../page/own-fetch.ts';
import { tabVersions } from '../page/tab-versions.ts';
import { samplePage } from '../testing/sample-page.ts';
import { recallErrorEvent, VersionRecall } from './version-recall.ts';

const bad = 'feed@1.0.0+bbbbbbbb';
const shell = 'shell@1.0.0+aaaaaaaa';
const page = { ...samplePage('feed'), extras: { az: { revision: 7 } } };
const report = (changes: object = {}) => ({ revision: 7, frozen: false, killed: [], ...changes });

let answer: () => Response | Promise<Response>;
let statuses: { runs: string[]; knows: string[]; closed: boolean }[];
let refused: string[][];
let errors: unknown[];
let reload: jest.Mock;
let recall: VersionRecall;

const recordError = (event: Event) =>
  errors.push((event as CustomEvent<{ cause: Error }>).detail.cause.message);

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = '';
  statuses = [];
  refused = [];
  errors = [];
  window.addEventListener(recallErrorEvent, recordError);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    if (url !== '/discovery/tabs') return answer();
    statuses.push(JSON.parse(String(init?.body)));
    return new Response(null, { status: 204 });
  });
  reload = jest.fn();
  recall = make();
});

afterEach(() => window.removeEventListener(recallErrorEvent, recordError));

const make = () =>
  new VersionRecall(
    { runningVersions: () => [bad], blockVersions: (killed) => refused.push(killed) },
    page,
    reload,
  );

async function pollWith(...killed: string[]): Promise<void> {
  answer = () => json(report({ killed }));
  await recall.poll();
}

test('without a recall it sends its versions once, and stays', async () => {
  await pollWith();
  await pollWith();
  expect(statuses).toEqual([
    { tab: expect.stringMatching(/^[0-9a-f]{32}$/), runs: [shell, bad], knows: [], closed: false },
  ]);
  expect(recall.reloadIfSafe()).toBe(false);
});

test('a recalled version that it does not run is ignored', async () => {
  await pollWith('feed@0.9.0+aaaa', 'profile@1.0.0+bbbbbbbb');
  expect(recall.reloadIfSafe()).toBe(false);
  expect(refused).toEqual([['feed@0.9.0+aaaa', 'profile@1.0.0+bbbbbbbb']]);
});

test.each([
  ['an area', bad],
  ['the shell', shell],
])('a recall of %s is reported to the origin, and the page reloads once it is safe', async (_name, name) => {
  await pollWith();
  await pollWith(name);
  expect(statuses.map(({ knows }) => knows)).toEqual([[], [name]]);
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.open = true;
  expect(recall.reloadIfSafe()).toBe(false);
  dialog.remove();
  expect(recall.reloadIfSafe()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
  await recall.sendClosed();
  expect(statuses.at(-1)).toMatchObject({ knows: [name], closed: true });
});

test('a page that never sent a status sends none when it closes', async () => {
  await recall.sendClosed();
  expect(statuses).toEqual([]);
});

test('a page that still has a version this tab has left stays, and reports it once', async () => {
  await pollWith(bad);
  recall.reloadIfSafe();
  expect(tabVersions('recalled')).toEqual([bad]);
  recall = make();
  await pollWith(bad);
  await pollWith(bad);
  expect(recall.reloadIfSafe()).toBe(false);
  expect(errors).toEqual([`This page comes with ${bad}`]);
});

test('a withdrawn recall is dropped', async () => {
  await pollWith(bad);
  await pollWith();
  expect(recall.reloadIfSafe()).toBe(false);
});

describe('after a navigation', () => {
  const toasts = () => renderHook(() => useToasts((state) => state.toasts)).result.current;

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    const shown = toasts();
    act(() => shown.forEach(({ id }) => void dismissToast(id)));
  });

  test('it reloads as soon as it is safe', async () => {
    await pollWith(bad);
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.open = true;
    void recall.reloadAfterNavigation();
    await jest.advanceTimersByTimeAsync(500);
    expect(reload).not.toHaveBeenCalled();
    dialog.remove();
    await jest.advanceTimersByTimeAsync(250);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(toasts()).toEqual([]);
  });

  test.each(['pointerdown', 'keydown'])(
    'it stays after the first %s, and shows one message',
    async (type) => {
      await pollWith(bad);
      for (let visit = 0; visit < 2; visit += 1) {
        void recall.reloadAfterNavigation();
        document.body.dispatchEvent(new Event(type, { bubbles: true }));
        await jest.advanceTimersByTimeAsync(5000);
      }
      expect(reload).not.toHaveBeenCalled();
      expect(toasts()).toMatchObject([{ message: expect.stringContaining('Une correction attend') }]);
    },
  );
});

describe.each<[string, () => Response | Promise<Response>]>([
  ['answers 404', () => new Response('', { status: 404 })],
  ['answers 500', () => json(report({ killed: [bad] }), { status: 500 })],
  ['answers with a page', () => new Response('<!doctype html>')],
  ['answers with nothing', () => json(null)],
  ['answers with broken JSON', () => new Response('{"revision":7,"killed":["feed')],
  ['answers with a list', () => json([bad])],
  ['leaves the revision out', () => json(report({ revision: undefined, killed: [bad] }))],
  ['names a version that is no text', () => json(report({ killed: [bad, 7] }))],
  ['has a word for the list', () => json(report({ killed: bad }))],
  ['plays back an older revision', () => json(report({ revision: 6, killed: [bad] }))],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['hangs until its time is over', () => Promise.reject(new DOMException('Late', 'TimeoutError'))],
])('an origin that %s', (_name, badAnswer) => {
  test('changes nothing, and is reported once until it works again', async () => {
    answer = badAnswer;
    await recall.poll();
    await recall.poll();
    expect(errors).toHaveLength(1);
    expect(refused).toEqual([]);
    expect(recall.reloadIfSafe()).toBe(false);
    await pollWith(bad);
    expect(recall.reloadIfSafe()).toBe(true);
    answer = badAnswer;
    await recall.poll();
    expect(errors).toHaveLength(2);
  });
});

test('a known recall stays in force while the origin fails', async () => {
  await pollWith(bad);
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  await recall.poll();
  expect(recall.reloadIfSafe()).toBe(true);
});

test('a browser without a network reports no error', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  await recall.poll();
  expect(errors).toEqual([]);
});

test('a browser that wrongly says that it is offline learns of a recall', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await pollWith(bad);
  expect(recall.reloadIfSafe()).toBe(true);
});

test('a page whose version has replaced fetch by one that never answers learns of its recall', async () => {
  keepOwnFetch();
  globalThis.fetch = () => new Promise(() => undefined);
  await pollWith(bad);
  expect(statuses).toMatchObject([{ knows: [bad] }]);
});
