import { pageConfig } from '../config/index.ts';
import { failNextSampleReply, sampleServer } from '../sample-server/index.ts';
import { type FakeServer, fakeServer, json } from '../testing/fake-server.ts';
import { fakeSession } from '../testing/fake-session.ts';
import { sampleMember } from '../testing/sample-member.ts';
import { isServerFailing } from './circuit-breaker.ts';
import { connectSession } from './client.ts';
import { getNotifications, markNotifications } from './notifications.api.ts';
import { connectSampleServer } from './sample-port.ts';

// Mocked because the page reads its configuration only once.
jest.mock('../config/index.ts', () => ({ pageConfig: jest.fn() }));

let server: FakeServer;
const load = jest.fn();

const configure = (extensions?: string[]) =>
  jest.mocked(pageConfig).mockReturnValue({
    apiBase: '/az-connect-backend/api',
    ...(extensions && { extensions }),
  } as ReturnType<typeof pageConfig>);

const sent = () => server.requests.map(({ method, url }) => `${method} ${new URL(url).pathname.slice(23)}`);

const own = {
  success: true,
  items: [],
  meta: { next_cursor: null, unread: 9 },
  silenced: { kinds: [], people: [] },
  mail: true,
};

beforeEach(() => {
  server = fakeServer();
  server.on('GET /notifications', () => json(own));
  fakeSession('token');
  load.mockReset();
  load.mockImplementation(async (tell) => sampleServer({ member: () => sampleMember(), tell }));
  connectSampleServer(load);
});

test('a call that the server has goes to it, and nothing of the sample server is loaded', async () => {
  configure(['notifications']);
  await expect(getNotifications()).resolves.toMatchObject({ unread: 9 });
  expect(sent()).toEqual(['GET /notifications']);
  expect(load).not.toHaveBeenCalled();
});

test('a call that it lacks goes to the sample server, which is loaded once', async () => {
  configure([]);
  await expect(getNotifications()).resolves.toMatchObject({ unread: 4 });
  await markNotifications(['notification-1'], true);
  await expect(getNotifications()).resolves.toMatchObject({ unread: 3 });
  expect(sent()).toEqual([]);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a page that does not know the list asks for it once', async () => {
  configure();
  server.on('GET /capabilities', () => json({}, { status: 404 }));
  await Promise.all([getNotifications(), getNotifications()]);
  await getNotifications();
  expect(sent()).toEqual(['GET /capabilities']);
});

test('while the list cannot be loaded, calls fail; the next one asks again', async () => {
  configure();
  server.on('GET /capabilities', [
    () => json({}, { status: 403 }),
    () => json({ extensions: ['network', 'notifications'] }),
  ]);
  await expect(getNotifications()).rejects.toMatchObject({ name: 'AppError', kind: 'not-allowed' });
  expect(load).not.toHaveBeenCalled();
  await expect(getNotifications()).resolves.toMatchObject({ unread: 9 });
});

test('refusals and failures of the sample server are those of a server', async () => {
  configure([]);
  await expect(markNotifications([], true)).rejects.toMatchObject({ kind: 'invalid', status: 400 });
  failNextSampleReply();
  await expect(getNotifications()).rejects.toMatchObject({ kind: 'server', status: 500 });
  await expect(getNotifications()).resolves.toMatchObject({ unread: 4 });
});

test('without its code a call fails, and the next one loads it again', async () => {
  configure([]);
  load.mockRejectedValueOnce(new Error('lost'));
  await expect(markNotifications(['x'], true)).rejects.toMatchObject({ kind: 'offline' });
  await markNotifications(['x'], true);
  expect(load).toHaveBeenCalledTimes(2);
});

test('its replies say nothing about the server', async () => {
  configure([]);
  for (let failed = 0; failed < 6; failed += 1) {
    failNextSampleReply();
    await getNotifications().catch(() => undefined);
  }
  expect(isServerFailing()).toBe(false);
  configure(['notifications']);
  server.on('PUT /notifications/read', () => json({}, { status: 500 }));
  for (let failed = 0; failed < 5; failed += 1) await markNotifications(['x'], true).catch(() => undefined);
  configure([]);
  await getNotifications();
  expect(isServerFailing()).toBe(true);
});

test('a session that has ended gets no sample data, and its calls are aborted', async () => {
  configure([]);
  const ended = new AbortController();
  const assertCurrent = jest.fn();
  connectSession({
    readToken: () => 'token',
    beginCall: () => ({ assertCurrent, ended: ended.signal }),
    expire: async () => undefined,
  });
  await getNotifications();
  expect(assertCurrent).toHaveBeenCalledTimes(1);
  const call = getNotifications();
  ended.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});
