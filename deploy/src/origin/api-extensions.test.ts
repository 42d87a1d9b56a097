import { ApiExtensions } from './api-extensions.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));
const having = (...extensions: string[]) => ({ statusCode: 200, body: JSON.stringify({ extensions }) });

let time = 0;
const ask = jest.fn();
const made = () => new ApiExtensions(ask, () => time);

beforeEach(() => {
  time = 1_000;
  ask.mockReset().mockResolvedValue(having('account'));
});

test('no page waits for the first reply; from then on the extensions are known', async () => {
  const api = made();
  expect(api.known()).toBeNull();
  await settled();
  expect(api.known()).toEqual(['account']);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('the API is asked again after a minute, once, and the old value is used until then', async () => {
  const api = made();
  api.known();
  await settled();
  ask.mockResolvedValue(having('account', 'login'));
  time += 59_999;
  api.known();
  expect(ask).toHaveBeenCalledTimes(1);
  time += 1;
  expect(api.known()).toEqual(['account']);
  expect(api.known()).toEqual(['account']);
  expect(ask).toHaveBeenCalledTimes(2);
  await settled();
  expect(api.known()).toEqual(['account', 'login']);
});

test('a server without the call has no extension', async () => {
  const api = made();
  api.known();
  await settled();
  ask.mockResolvedValue({ statusCode: 404, body: 'Not found' });
  time += 60_000;
  api.known();
  await settled();
  expect(api.known()).toEqual([]);
});

test.each([
  ['fails', () => Promise.reject(new Error('ECONNREFUSED'))],
  ['is busy', () => Promise.resolve({ statusCode: 503, body: '{}' })],
  ['answers with a page', () => Promise.resolve({ statusCode: 200, body: '<html>' })],
])('a server that %s does not change the known extensions', async (_what, answer) => {
  const api = made();
  api.known();
  await settled();
  ask.mockImplementation(answer);
  time += 60_000;
  api.known();
  await settled();
  expect(api.known()).toEqual(['account']);
});
