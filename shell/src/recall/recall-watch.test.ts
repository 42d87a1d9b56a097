import { json } from '@az/shared/testing';
import { dismissToast, useToasts } from '@az/shared/toast';
import { act, renderHook } from '@testing-library/react';
import { remembered } from '../page/tab-memory.ts';
import { samplePage } from '../testing/sample-page.ts';
import { RecallWatch, recallErrorEvent } from './recall-watch.ts';

const bad = 'feed@1.0.0+bbbbbbbb';
const shell = 'shell@1.0.0+aaaaaaaa';
const page = { ...samplePage('feed'), extras: { az: { revision: 7 } } };
const report = (changes: object = {}) => ({ revision: 7, frozen: false, killed: [], ...changes });

let answer: () => Response | Promise<Response>;
let words: { runs: string[]; knows: string[]; closed: boolean }[];
let refused: string[][];
let errors: unknown[];
let leave: jest.Mock;
let watch: RecallWatch;

const note = (event: Event) => errors.push((event as CustomEvent<{ cause: Error }>).detail.cause.message);

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = '';
  words = [];
  refused = [];
  errors = [];
  window.addEventListener(recallErrorEvent, note);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    if (url !== '/discovery/tabs') return answer();
    words.push(JSON.parse(String(init?.body)));
    return new Response(null, { status: 204 });
  });
  leave = jest.fn();
  watch = make();
});

afterEach(() => window.removeEventListener(recallErrorEvent, note));

const make = () =>
  new RecallWatch({ running: () => [bad], refuse: (killed) => refused.push(killed) }, page, leave);

async function hear(...killed: string[]): Promise<void> {
  answer = () => json(report({ killed }));
  await watch.ask();
}

test('nothing recalled: it says once what it runs, and stays', async () => {
  await hear();
  await hear();
  expect(words).toEqual([
    { tab: expect.stringMatching(/^[0-9a-f]{32}$/), runs: [shell, bad], knows: [], closed: false },
  ]);
  expect(watch.leaveIfQuiet()).toBe(false);
});

test('a version that it does not run is none of its business', async () => {
  await hear('feed@0.9.0+aaaa', 'profile@1.0.0+bbbbbbbb');
  expect(watch.leaveIfQuiet()).toBe(false);
  expect(refused).toEqual([['feed@0.9.0+aaaa', 'profile@1.0.0+bbbbbbbb']]);
});

test.each([
  ['an area', bad],
  ['the shell', shell],
])('a recall of %s is known to the origin, and obeyed once it is quiet', async (_name, name) => {
  await hear();
  await hear(name);
  expect(words.map(({ knows }) => knows)).toEqual([[], [name]]);
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.open = true;
  expect(watch.leaveIfQuiet()).toBe(false);
  dialog.remove();
  expect(watch.leaveIfQuiet()).toBe(true);
  expect(leave).toHaveBeenCalledTimes(1);
  await watch.close();
  expect(words.at(-1)).toMatchObject({ knows: [name], closed: true });
});

test('a page that was never heard of closes without a word', async () => {
  await watch.close();
  expect(words).toEqual([]);
});

test('a page that comes with what this tab has left stays, and reports it once', async () => {
  await hear(bad);
  watch.leaveIfQuiet();
  expect(remembered('recalled')).toEqual([bad]);
  watch = make();
  await hear(bad);
  await hear(bad);
  expect(watch.leaveIfQuiet()).toBe(false);
  expect(errors).toEqual([`This page comes with ${bad}`]);
});

test('a recall that is taken back is forgotten', async () => {
  await hear(bad);
  await hear();
  expect(watch.leaveIfQuiet()).toBe(false);
});

describe('at a page that has just opened', () => {
  const toasts = () => renderHook(() => useToasts((state) => state.toasts)).result.current;

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    const shown = toasts();
    act(() => shown.forEach(({ id }) => void dismissToast(id)));
  });

  test('it leaves as soon as it is quiet', async () => {
    await hear(bad);
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.open = true;
    void watch.leaveAfterNavigation();
    await jest.advanceTimersByTimeAsync(500);
    expect(leave).not.toHaveBeenCalled();
    dialog.remove();
    await jest.advanceTimersByTimeAsync(250);
    expect(leave).toHaveBeenCalledTimes(1);
    expect(toasts()).toEqual([]);
  });

  test.each(['pointerdown', 'keydown'])('it stays from the first %s on, and says so once', async (type) => {
    await hear(bad);
    for (let visit = 0; visit < 2; visit += 1) {
      void watch.leaveAfterNavigation();
      document.body.dispatchEvent(new Event(type, { bubbles: true }));
      await jest.advanceTimersByTimeAsync(5000);
    }
    expect(leave).not.toHaveBeenCalled();
    expect(toasts()).toMatchObject([{ message: expect.stringContaining('Une correction attend') }]);
  });
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
])('an origin that %s', (_name, lie) => {
  test('changes nothing, and is reported once until it is well again', async () => {
    answer = lie;
    await watch.ask();
    await watch.ask();
    expect(errors).toHaveLength(1);
    expect(refused).toEqual([]);
    expect(watch.leaveIfQuiet()).toBe(false);
    await hear(bad);
    expect(watch.leaveIfQuiet()).toBe(true);
    answer = lie;
    await watch.ask();
    expect(errors).toHaveLength(2);
  });
});

test('what was recalled stays so while the origin cannot say anything', async () => {
  await hear(bad);
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  await watch.ask();
  expect(watch.leaveIfQuiet()).toBe(true);
});

test('an offline browser asks nothing', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await watch.ask();
  expect(errors).toEqual([]);
  expect(globalThis.fetch).not.toHaveBeenCalled();
});
