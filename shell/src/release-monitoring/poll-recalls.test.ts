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

/** Lets the page be seen, or not. */
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

test('it asks every half a minute while the page can be seen, and at once when it is seen again after that', async () => {
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

test('it asks at once when something fails to load: its version may have been recalled a moment ago', async () => {
  pollRecalls(new PageAreas(samplePage('feed')), samplePage('feed'), router, false);
  await jest.advanceTimersByTimeAsync(1000);
  const before = pollCount();
  window.dispatchEvent(new Event(preloadErrorEvent));
  expect(pollCount()).toBeGreaterThan(before);
});
