import { type FakeServer, fakeServer, json } from '../testing/fake-server.ts';
import { endOtherSessions, endSession, getOpenSessions } from './open-sessions.api.ts';

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
});

const calls: [string, string, () => Promise<unknown>][] = [
  ['the list', 'GET /account/sessions', () => getOpenSessions()],
  ['ending one', 'DELETE /account/sessions/a-1', () => endSession('a-1', 'secret')],
  ['ending all others', 'DELETE /account/sessions', () => endOtherSessions('secret')],
];

test.each(calls)('%s: a reply without success is a failure', async (_what, call, make) => {
  for (const reply of [{ status: false }, {}, 'ok']) {
    server.on(call, () => json(reply));
    await expect(make()).rejects.toMatchObject({ kind: 'bad-reply' });
  }
});

test('the password is sent with the sessions to end', async () => {
  server.on('DELETE /account/sessions/a-1', () => json({ status: true }));
  await endSession('a-1', 'secret');
  expect(await server.requests[0]?.json()).toEqual({ password: 'secret' });
});
