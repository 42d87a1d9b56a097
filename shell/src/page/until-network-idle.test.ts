import { QueryClient } from '@az/shared/query';
import { areaBase } from '../testing/sample-page.ts';
import { settleScript } from '../testing/scripts.ts';
import { registerIntegrity } from './integrity.ts';
import { loadScript } from './page-loader.ts';
import { untilNetworkIdle } from './until-network-idle.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the network is idle when no call, and none that follows it, is pending', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { gcTime: Number.POSITIVE_INFINITY } } });
  let answer: (value: string) => void = () => undefined;
  const ask = (name: string) =>
    void queries.fetchQuery({
      queryKey: ['shell', name],
      queryFn: () =>
        new Promise<string>((resolve) => {
          answer = resolve;
        }),
    });
  const done = jest.fn();
  ask('countries');
  void untilNetworkIdle(queries).then(done);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(done).not.toHaveBeenCalled();
  answer('GA');
  await jest.advanceTimersByTimeAsync(200);
  ask('provinces');
  await jest.advanceTimersByTimeAsync(10_000);
  expect(done).not.toHaveBeenCalled();
  answer('GA-1');
  await jest.advanceTimersByTimeAsync(1_100);
  expect(done).toHaveBeenCalledTimes(1);
});

test('a page without calls is idle', async () => {
  const done = jest.fn();
  void untilNetworkIdle(new QueryClient()).then(done);
  await jest.advanceTimersByTimeAsync(1_100);
  expect(done).toHaveBeenCalledTimes(1);
});

test('a page is not idle while a script loads, nor right after it, because the script may make calls', async () => {
  registerIntegrity(areaBase('feed'), { 'slot.js': 'sha384-slot' });
  loadScript(`${areaBase('feed')}slot.js`, () => undefined);
  const done = jest.fn();
  void untilNetworkIdle(new QueryClient()).then(done);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(done).not.toHaveBeenCalled();
  settleScript('load');
  await jest.advanceTimersByTimeAsync(500);
  expect(done).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1_600);
  expect(done).toHaveBeenCalledTimes(1);
});
