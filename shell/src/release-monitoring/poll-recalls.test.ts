import { json } from '@az/shared/testing';
import { preloadErrorEvent } from '../areas/area-error.ts';
import { PageAreas } from '../areas/discovery.ts';
import { samplePage } from '../testing/sample-page.ts';
import { pollRecalls } from './poll-recalls.ts';

const pollCount = () =>
  jest.mocked(fetch).mock.calls.filter(([url]) => url === '/discovery/kill.json').length;
const sentStatuses = () =>
  jest
    .mocked(fetch)
    .mock.calls.filter(([url]) => url === '/discovery/tabs')
    .map(([, init]) => JSON.parse(String(init?.body)) as { closed: boolean });

/** Sets the visibility of the page. */
function setVisibility(visibility: DocumentVisibilityState): void {
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

test('it polls every half a minute while the page is visible, and at once when it becomes visible after that', async () => {
  pollRecalls(new PageAreas(samplePage('feed')), samplePage('feed'), router, false);
  expect(pollCount()).toBe(1);
  await jest.advanceTimersByTimeAsync(29_999);
  expect(pollCount()).toBe(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(pollCount()).toBe(2);
  setVisibility('hidden');
  await jest.advanceTimersByTimeAsync(90_000);
  expect(pollCount()).toBe(2);
  setVisibility('visible');
  expect(pollCount()).toBe(3);
  setVisibility('hidden');
  setVisibility('visible');
  expect(pollCount()).toBe(3);
  await jest.advanceTimersByTimeAsync(0);
  expect(sentStatuses()).toHaveLength(1);
  window.dispatchEvent(new Event('pagehide'));
  expect(sentStatuses().map(({ closed }) => closed)).toEqual([false, true]);
});

test('it polls at once when something fails to load: its version may have just been recalled', async () => {
  pollRecalls(new PageAreas(samplePage('feed')), samplePage('feed'), router, false);
  await jest.advanceTimersByTimeAsync(1000);
  const before = pollCount();
  window.dispatchEvent(new Event(preloadErrorEvent));
  expect(pollCount()).toBeGreaterThan(before);
});
