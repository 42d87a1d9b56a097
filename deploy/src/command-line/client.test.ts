import { DeployClient } from './client.ts';

const url = 'http://127.0.0.1:4000';
const askedWith = (send: typeof fetch) => new DeployClient({ url, token: 'az_1', send }).get('/status');

test('a connection that is cut during a call is not called a missing origin', async () => {
  const cause = Object.assign(new Error('write EPIPE'), { code: 'EPIPE' });
  await expect(askedWith(() => Promise.reject(new TypeError('fetch failed', { cause })))).rejects.toThrow(
    `The connection to ${url}/deploy/api was cut during the call (EPIPE): look at its log, then retry.`,
  );
});

test('an origin that cannot read its state has a way out in an emergency', async () => {
  await expect(askedWith(async () => Response.json({ error: {} }, { status: 503 }))).rejects.toThrow(
    'The origin could not do it (503): its log says why. Retry; if a version must go before that works, write kill.json on each origin.',
  );
});
