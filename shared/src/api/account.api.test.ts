import { defaultPreferences } from '../contracts/index.ts';
import { type FakeServer, fakeServer, json } from '../testing/fake-server.ts';
import {
  cancelEmailChange,
  changeAccount,
  changePassword,
  closeAccount,
  getAccount,
  getExport,
  getPreferences,
  resendEmailConfirmation,
} from './account.api.ts';

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
});

const calls: [string, string, () => Promise<unknown>][] = [
  ['the account', 'GET /account', () => getAccount()],
  ['a changed account', 'PUT /account', () => changeAccount({ Names: 'Awa' })],
  ['another password', 'PUT /account/password', () => changePassword('a', 'b')],
  ['preferences', 'GET /account/preferences', () => getPreferences()],
  ['the export', 'GET /account/export', () => getExport()],
  ['closing', 'DELETE /account', () => closeAccount('a')],
  ['another mail to confirm', 'POST /account/email-change', () => resendEmailConfirmation()],
  ['no other address', 'DELETE /account/email-change', () => cancelEmailChange()],
];

test.each(calls)('%s: a reply without success is a failure', async (_what, call, make) => {
  for (const reply of [{ status: false }, {}, 'ok']) {
    server.on(call, () => json(reply));
    await expect(make()).rejects.toMatchObject({ kind: 'bad-reply' });
  }
});

test.each(calls)('%s: a server without the call gives the kind not-found', async (_what, call, make) => {
  server.on(call, () => json({ message: 'Not here' }, { status: 404 }));
  await expect(make()).rejects.toMatchObject({ kind: 'not-found' });
});

test('preferences come with their defaults', async () => {
  server.on('GET /account/preferences', () =>
    json({ status: true, preferences: { messaging: { replies: false } } }),
  );
  const { messaging, ...rest } = await getPreferences();
  expect(messaging).toEqual({ ...defaultPreferences.messaging, replies: false });
  expect(rest).toMatchObject({ notifications: defaultPreferences.notifications });
});

test('the export is returned as the server sends it', async () => {
  server.on('GET /account/export', () =>
    json({ status: true, format: 1, exported_at: '2026-01-05T10:00:00Z', data: { likes: [] } }),
  );
  expect(await getExport()).toEqual({ exportedAt: '2026-01-05T10:00:00Z', data: { likes: [] } });
});
