import { callSampleServer, connectSampleServer } from '../api/sample-port.ts';
import { QueryClient } from '../query/index.ts';
import { setCapabilities } from '../testing/set-capabilities.ts';
import { listenFor } from './listen-for.ts';
import { listenLive } from './live.ts';

jest.mock('./live.ts', () => ({ listenLive: jest.fn() }));

const listener = { onEvent: jest.fn(), onResync: jest.fn() };

/** What the sample server tells. */
async function sampleTells(event: unknown) {
  connectSampleServer(async (tell) => {
    tell(event);
    return async () => new Response();
  });
  await callSampleServer(new Request('https://az.test'));
}

const event = { seq: 1, type: 'notification.changed' };

test('where the server lacks the extension, the sample server’s events arrive until the end', async () => {
  setCapabilities(new QueryClient(), []);
  const stop = listenFor('notifications', listener);
  await sampleTells(event);
  await sampleTells(null);
  expect(listener.onEvent).toHaveBeenCalledWith(expect.objectContaining(event));
  expect(listener.onResync).toHaveBeenCalledWith('events');
  expect(listenLive).not.toHaveBeenCalled();
  stop();
  await sampleTells(event);
  expect(listener.onEvent).toHaveBeenCalledTimes(1);
});

test('where it has the extension, those of the live stream', async () => {
  const stopLive = jest.fn();
  jest.mocked(listenLive).mockReturnValue(stopLive);
  listener.onEvent.mockClear();
  setCapabilities(new QueryClient(), ['notifications']);
  const stop = listenFor('notifications', listener);
  await Promise.resolve();
  expect(listenLive).toHaveBeenCalledWith(listener);
  await sampleTells(event);
  expect(listener.onEvent).not.toHaveBeenCalled();
  stop();
  expect(stopLive).toHaveBeenCalled();
});
