export {};

type Listener = (event: object) => void;

const html = '<h1>Vous êtes hors ligne</h1>';
const headers = { 'content-type': 'text/html; charset=utf-8' };

let listeners: Map<string, Listener>;
let enable: jest.Mock;
let skipWaiting: jest.Mock;

/** Runs the worker in its own scope. */
function start(): void {
  listeners = new Map();
  enable = jest.fn(async () => undefined);
  skipWaiting = jest.fn(async () => undefined);
  const addEventListener = (type: string, listener: Listener) => void listeners.set(type, listener);
  const registration = { navigationPreload: { enable } };
  Object.assign(globalThis, { offlinePage: { html, headers }, registration, skipWaiting });
  jest.spyOn(globalThis, 'addEventListener').mockImplementation(addEventListener as never);
  jest.isolateModules(() => void jest.requireActual('./service-worker.ts'));
}

/** The worker's response to a request; undefined if it leaves the request to the browser. */
async function ask(request: object, preloadResponse = Promise.resolve<Response | undefined>(undefined)) {
  let answer: Promise<Response> | undefined;
  listeners.get('fetch')?.({
    request,
    preloadResponse,
    respondWith: (it: Promise<Response>) => (answer = it),
  });
  return answer;
}

const toPage = { mode: 'navigate', url: 'http://localhost/feed/home' };
const page = () => new Response('page');

beforeEach(start);

test('a navigation gets the response of the network, whatever its status', async () => {
  const refusal = new Response('Non', { status: 500 });
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(refusal);
  expect(await ask(toPage)).toBe(refusal);
  expect(fetch).toHaveBeenCalledWith(toPage);
});

test('a request that the browser has already started is not made again', async () => {
  const asked = jest.spyOn(globalThis, 'fetch');
  const answer = page();
  expect(await ask(toPage, Promise.resolve(answer))).toBe(answer);
  expect(asked).not.toHaveBeenCalled();
});

test.each([
  ['the request', Promise.resolve(undefined)],
  ['the request that was started already', Promise.reject(new TypeError('Failed to fetch'))],
])('a navigation without a response to %s gets the offline page', async (_case, preload) => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const answer = await ask(toPage, preload);
  expect(answer?.status).toBe(503);
  expect(await answer?.text()).toBe(html);
  expect(answer?.headers.get('content-type')).toBe('text/html; charset=utf-8');
});

test('a page that may be kept in memory is passed on with the header that lets the browser do so', async () => {
  const sent = {
    'cache-control': 'no-store, no-transform',
    'az-page-cache': 'private, no-cache, no-transform',
    'content-security-policy': "default-src 'self', script-src 'self'",
  };
  const answer = await ask(toPage, Promise.resolve(new Response('page', { status: 404, headers: sent })));
  expect(answer?.status).toBe(404);
  expect(Object.fromEntries(answer?.headers ?? [])).toMatchObject({
    ...sent,
    'cache-control': 'private, no-cache, no-transform',
  });
  expect(await answer?.text()).toBe('page');
});

test.each(['cors', 'same-origin', 'no-cors', 'websocket'])(
  'a request that is no navigation (%s) is ignored',
  async (mode) => {
    const asked = jest.spyOn(globalThis, 'fetch');
    expect(await ask({ ...toPage, mode })).toBeUndefined();
    expect(asked).not.toHaveBeenCalled();
  },
);

test('activates at once, enables navigation preload, and excludes other requests if possible', async () => {
  const work: (Promise<unknown> | undefined)[] = [];
  const waitUntil = (one: Promise<unknown> | undefined) => void work.push(one);
  const addRoutes = jest.fn(async () => Promise.reject(new TypeError('not known')));
  listeners.get('install')?.({ waitUntil, addRoutes });
  listeners.get('activate')?.({ waitUntil });
  await Promise.all(work);
  expect(skipWaiting).toHaveBeenCalledTimes(1);
  expect(enable).toHaveBeenCalledTimes(1);
  expect(addRoutes).toHaveBeenCalledWith({
    condition: { not: { requestMode: 'navigate' } },
    source: 'network',
  });
});

test('a browser without those two features works as well', () => {
  Object.assign(globalThis, { registration: {} });
  const waitUntil = () => undefined;
  expect(() => listeners.get('install')?.({ waitUntil })).not.toThrow();
  expect(() => listeners.get('activate')?.({ waitUntil })).not.toThrow();
});
