import { type FakeServer, fakeServer, json } from '../testing/index.ts';
import { callApi } from './client.ts';
import { isWritePending } from './index.ts';

let server: FakeServer;

beforeEach(() => {
  server = fakeServer();
});

/** Makes a call whose reply waits until it is released, and returns what is reported meanwhile and afterwards. */
async function during(method: 'GET' | 'POST' | 'PUT' | 'DELETE', status = 200): Promise<boolean[]> {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  server.on(`${method} /thing`, async () => {
    await held;
    return json({}, { status });
  });
  const call = callApi('/thing', { method }).catch(() => undefined);
  const meanwhile = isWritePending();
  letGo();
  await call;
  return [meanwhile, isWritePending()];
}

test.each(['POST', 'PUT', 'DELETE'] as const)('a %s is pending until its reply arrives', async (method) => {
  expect(await during(method)).toEqual([true, false]);
});

test('a failed write is not pending any more', async () => {
  expect(await during('POST', 422)).toEqual([true, false]);
});

test('a GET is no write', async () => {
  expect(await during('GET')).toEqual([false, false]);
});

test('of two writes the later one counts', async () => {
  const both = Promise.all([during('POST'), during('PUT')]);
  expect(isWritePending()).toBe(true);
  await both;
  expect(isWritePending()).toBe(false);
});
