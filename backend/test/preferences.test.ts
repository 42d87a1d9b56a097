import { defaultPreferences, parsePreferences } from '@az/shared/contracts';
import { call, other, refusal, signIn } from './api-calls.ts';
import { useServer } from './use-server.ts';

const server = useServer();
let token: string;

beforeAll(async () => {
  token = await signIn(server.api);
});

const path = () => `${server.api}/account/preferences`;
const change = (json: unknown, headers = {}) => call(path(), { token, json, method: 'PUT', headers });

it('are the defaults without any choice', async () => {
  const { status, body } = await call(path(), { token: await signIn(server.api, other) });
  expect(status).toBe(200);
  expect(body.preferences).toEqual(defaultPreferences);
});

it('change key by key, keep every other key, and are the same at the next sign-in', async () => {
  await change({
    notifications: { push: true, emailFrequency: 'never' },
    interface: { reducedMotion: 'reduce' },
  });
  const { status, body } = await change({ version: 1, notifications: { sounds: true } });
  expect(status).toBe(200);
  const { notifications, interface: own } = parsePreferences(body);
  expect(notifications).toEqual({
    ...defaultPreferences.notifications,
    push: true,
    emailFrequency: 'never',
    sounds: true,
  });
  expect(own.reducedMotion).toBe('reduce');
  expect((await call(path(), { token: await signIn(server.api) })).body).toEqual(body);
  expect((await call(path(), { token: await signIn(server.api, other) })).body.preferences).toEqual(
    defaultPreferences,
  );
});

it('keep all of many concurrent changes', async () => {
  const groups = Object.keys(defaultPreferences.messaging);
  await Promise.all(groups.map((key) => change({ messaging: { [key]: false } })));
  const { messaging } = parsePreferences((await call(path(), { token })).body);
  expect(Object.values(messaging)).toEqual(groups.map(() => false));
});

it.each<[string, unknown]>([
  ['an unknown group', { admin: {} }],
  ['an unknown key', { interface: { isVerify: true } }],
  ['a text for a switch', { notifications: { push: 'true' } }],
  ['a choice that there is not', { privacy: { profile: 'world' } }],
  ['another version', { version: 2 }],
  ['a list', { messaging: ['requests'] }],
  ['null', null],
])('refuse %s and change nothing', async (_what, json) => {
  const before = (await call(path(), { token })).body;
  const { status, body } = await change(json);
  expect(status).toBe(400);
  expect(body).toMatchObject({ error: { kind: 'invalid' } });
  expect((await call(path(), { token })).body).toEqual(before);
});

it('are refused without session', async () => {
  expect((await call(path())).body).toEqual(refusal('signed-out'));
  expect((await call(path(), { json: {}, method: 'PUT' })).body).toEqual(refusal('signed-out'));
});
