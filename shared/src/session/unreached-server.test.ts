import { isOffline } from '../api/index.ts';
import { type FakeServer, fakeServer, json } from '../testing/fake-server.ts';
import { member, returnWith } from '../testing/returning-member.ts';
import { authStore, currentSession } from './auth-store.ts';
import { startSession } from './session.ts';

let server: FakeServer;

const calls = () =>
  server.requests.map(({ method, url }) => `${method} ${new URL(url).pathname.split('/api')[1]}`);

const lost = () => new TypeError('Failed to fetch');
const accepted = () => json({ status: true });
const failing = (status: number) => () => json({}, { status });

beforeEach(() => {
  localStorage.clear();
  authStore.setState({ session: { status: 'pending' } });
  server = fakeServer();
  jest.useFakeTimers();
});
afterEach(() => void jest.useRealTimers());

test.each([
  ['502', [failing(502), accepted]],
  ['503', [failing(503), failing(503), accepted]],
  ['504', [failing(504), accepted]],
  ['no reply', [lost, lost, accepted]],
])('the session outlives a restart of the server (%s)', async (_case, answers) => {
  const token = returnWith();
  server.on('POST /verify-token', answers);
  const started = startSession();
  await jest.advanceTimersByTimeAsync(5000);
  await started;
  expect(currentSession()).toEqual({ status: 'signed-in', member, token });
  expect(calls()).toHaveLength(answers.length);
});

test.each([
  ['503', failing(503)],
  ['no reply', lost],
])('the third failed attempt within 5 seconds clears the session (%s)', async (_case, answer) => {
  returnWith();
  server.on('POST /verify-token', answer);
  const started = startSession();
  await jest.advanceTimersByTimeAsync(4400);
  expect(currentSession()).toEqual({ status: 'pending' });
  await jest.advanceTimersByTimeAsync(600);
  await started;
  expect(currentSession()).toEqual({ status: 'signed-out', ended: 'expired' });
  expect(calls()).toHaveLength(3);
});

test('the state stays open in a browser without a network, until it is back', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const token = returnWith();
  server.on('POST /verify-token', lost);
  const started = startSession();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(currentSession()).toEqual({ status: 'offline' });
  expect(calls().length).toBeLessThan(15);
  server.on('POST /verify-token', accepted);
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await started;
  expect(currentSession()).toEqual({ status: 'signed-in', member, token });
});

test('a network that the browser does not notice is found', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const token = returnWith();
  server.on('POST /verify-token', [lost, accepted]);
  const started = startSession();
  await jest.advanceTimersByTimeAsync(5000);
  await started;
  expect(currentSession()).toEqual({ status: 'signed-in', member, token });
});

test('a browser that wrongly says that it is offline starts its session', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const token = returnWith();
  server.on('POST /verify-token', accepted);
  await startSession();
  expect(currentSession()).toEqual({ status: 'signed-in', member, token });
  expect(isOffline()).toBe(false);
});
