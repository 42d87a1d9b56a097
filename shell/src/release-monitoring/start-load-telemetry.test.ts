import { samplePage } from '../testing/sample-page.ts';
import { startLoadTelemetry } from './start-load-telemetry.ts';

const base = '/areas/feed/1.1.0-b110/';
const { fetch: originalFetch } = window;

let reads: jest.Mock;
let listening: jest.SpyInstance[];

const reply = (ok: boolean) => ({ ok, clone: () => ({ arrayBuffer: reads }) }) as unknown as Response;

beforeEach(() => {
  jest.useFakeTimers();
  reads = jest.fn(async () => undefined);
  // The listeners would stay in the window of the other tests.
  listening = [window, document].map((target) => jest.spyOn(target, 'addEventListener').mockReturnValue());
});

afterEach(() => {
  window.fetch = originalFetch;
  for (const spy of listening) spy.mockRestore();
  jest.useRealTimers();
});

test('from the start of a version of a rollout on, replies of failed calls are read, and callers can read them too', async () => {
  const replies = [reply(false), reply(true)];
  const send = jest.fn(async (url: string) => {
    if (url === '/unreachable') throw new TypeError('Failed to fetch');
    return (url === '/good' ? replies[1] : replies[0]) as Response;
  });
  window.fetch = send as unknown as typeof fetch;
  const telemetry = startLoadTelemetry(samplePage('feed'));
  await window.fetch('/bad');
  expect(reads).not.toHaveBeenCalled();
  telemetry.start('feed', { version: '1.1.0+b110', base, ticket: 'ticket' });
  telemetry.start('profile', { version: '1.0.0+b100', base: '/areas/profile/1.0.0-b100/', ticket: 'ticket' });
  expect(await window.fetch('/bad')).toBe(replies[0]);
  expect(reads).toHaveBeenCalledTimes(1);
  expect(await window.fetch('/good')).toBe(replies[1]);
  await expect(window.fetch('/unreachable')).rejects.toThrow('Failed to fetch');
  expect(reads).toHaveBeenCalledTimes(1);
});
