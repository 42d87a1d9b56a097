import { json } from '@az/shared/testing';
import { preloadErrorEvent } from '../areas/area-error.ts';
import { PageAreas } from '../areas/discovery.ts';
import { samplePage } from '../testing/sample-page.ts';
import { watchRecalls } from './watch-recalls.ts';

const asked = () => jest.mocked(fetch).mock.calls.filter(([url]) => url === '/discovery/kill.json').length;
const said = () =>
  jest
    .mocked(fetch)
    .mock.calls.filter(([url]) => url === '/discovery/tabs')
    .map(([, init]) => JSON.parse(String(init?.body)) as { closed: boolean });

/** Lets the page be seen, or not. */
function turn(visibility: DocumentVisibilityState): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
}

const router = { state: { location: { pathname: '/feed/home' } }, subscribe: () => () => undefined } as never;

beforeEach(() => {
  jest.useFakeTimers();
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (url) =>
      url === '/discovery/tabs'
        ? new Response(null, { status: 204 })
        : json({ revision: 1, frozen: false, killed: [] }),
    );
});

afterEach(() => {
  jest.useRealTimers();
});

test('it asks every half a minute while the page can be seen, and at once when it is seen again after that', async () => {
  watchRecalls(new PageAreas(samplePage('feed')), samplePage('feed'), router, false);
  expect(asked()).toBe(1);
  await jest.advanceTimersByTimeAsync(29_999);
  expect(asked()).toBe(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(asked()).toBe(2);
  turn('hidden');
  await jest.advanceTimersByTimeAsync(90_000);
  expect(asked()).toBe(2);
  turn('visible');
  expect(asked()).toBe(3);
  turn('hidden');
  turn('visible');
  expect(asked()).toBe(3);
  await jest.advanceTimersByTimeAsync(0);
  expect(said()).toHaveLength(1);
  window.dispatchEvent(new Event('pagehide'));
  expect(said().map(({ closed }) => closed)).toEqual([false, true]);
});

test('it asks at once when something fails to load: its version may have been recalled a moment ago', async () => {
  watchRecalls(new PageAreas(samplePage('feed')), samplePage('feed'), router, false);
  await jest.advanceTimersByTimeAsync(1000);
  const before = asked();
  window.dispatchEvent(new Event(preloadErrorEvent));
  expect(asked()).toBeGreaterThan(before);
});
