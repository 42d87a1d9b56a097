import { call, demo, isOpen, other, person, refusal, register } from '../api-calls.ts';
import { resetTokenOf } from '../mail-server.ts';
import { mailsTo } from '../outbox.ts';
import { useServer } from '../use-server.ts';

const server = useServer({ env: { TRUST_PROXY: 'loopback' } });
const { database } = server;
let nextAddress = 1;

const freshAddress = () => `198.51.${100 + Math.floor(nextAddress / 250)}.${(nextAddress++ % 250) + 1}`;

type Browser = { cookie?: string; https?: boolean };

function signIn(email: string, password: string, { cookie, https }: Browser = {}) {
  return call(`${server.api}/login`, {
    json: { email, password },
    headers: {
      'x-forwarded-for': freshAddress(),
      ...(https ? { 'x-forwarded-proto': 'https' } : {}),
      ...(cookie ? { cookie } : {}),
    },
  });
}

const cookieOf = ({ headers }: { headers: Headers }) => headers.get('set-cookie')?.split(';')[0] ?? '';

/** Signs in with wrong passwords, each time from another address, until sign-in with this e-mail is blocked. */
async function block(email: string): Promise<void> {
  for (let attempt = 1; attempt <= 25; attempt += 1)
    expect((await signIn(email, 'wrong-password')).status).toBe(401);
  expect((await signIn(email, 'wrong-password')).status).toBe(429);
}

it('signs an owner in from a known browser, while strangers have blocked their e-mail', async () => {
  const who = person('assiegee');
  await register(server.api, who);
  const cookie = cookieOf(await signIn(who.email, who.password));
  await block(who.email);
  expect((await signIn(who.email, who.password)).status).toBe(429);
  const answer = await signIn(who.email, who.password, { cookie });
  expect(answer.status).toBe(200);
  expect(cookieOf(answer)).not.toBe(cookie);
  expect((await signIn(who.email, who.password, { cookie: cookieOf(answer) })).status).toBe(200);
  expect((await signIn(who.email, who.password, { cookie })).status).toBe(429);
});

it('allows a known browser 10 failures an hour, and its owner elsewhere all the same', async () => {
  const who = person('maladroite');
  await register(server.api, who);
  const cookie = cookieOf(await signIn(who.email, who.password));
  for (let attempt = 1; attempt <= 10; attempt += 1)
    expect((await signIn(who.email, 'wrong-password', { cookie })).status).toBe(401);
  const refused = await signIn(who.email, who.password, { cookie });
  expect(refused.status).toBe(429);
  expect(refused.body).toEqual(refusal('too-many'));
  expect((await signIn(who.email, who.password)).status).toBe(200);
});

it('gives the browser of one member no allowance for another', async () => {
  const cookie = cookieOf(await signIn(demo.email, demo.password));
  await block('helene@az-connect.test');
  expect((await signIn('helene@az-connect.test', 'wrong-password', { cookie })).status).toBe(429);
  expect((await signIn(demo.email, demo.password, { cookie })).status).toBe(200);
});

it('stores a cookie that scripts, other sites and pages never get', async () => {
  const plain = (await signIn(demo.email, demo.password)).headers.get('set-cookie');
  expect(plain).toMatch(
    /^az-device=[\w-]{43}; Path=\/az-connect-backend\/api; Max-Age=15552000; HttpOnly; SameSite=Strict$/,
  );
  const overTls = (await signIn(demo.email, demo.password, { https: true })).headers.get('set-cookie');
  expect(overTls).toMatch(/^__Secure-az-device=[\w-]{43}; Path=.+; HttpOnly; SameSite=Strict; Secure$/);
});

it('does not sign in by the cookie alone', async () => {
  const cookie = cookieOf(await signIn(demo.email, demo.password));
  const token = cookie.split('=')[1] ?? '';
  expect(await isOpen(server.api, token)).toBe(false);
  expect((await call(`${server.api}/account`, { headers: { cookie } })).status).toBe(401);
});

it('keeps at most 20 browsers of a member', async () => {
  const who = person('nomade');
  await register(server.api, who);
  for (let sign = 1; sign <= 22; sign += 1) await signIn(who.email, who.password);
  const [row] = await database.sql(
    `select count(*)::int as count from api.member_devices where member_id = (select id from api.members where email = '${who.email}')`,
  );
  expect(row?.count).toBe(20);
});

it('deletes browsers when the password is reset, stores the one that did it, and lifts the block', async () => {
  const who = person('retrouvee');
  await register(server.api, who);
  const cookie = cookieOf(await signIn(who.email, who.password));
  await block(who.email);
  await call(`${server.api}/forgot-password`, { json: { email: who.email } });
  const [mail] = await mailsTo(database.dataDir, who.email, 1);
  const password = 'quatre-pagaies-neuves';
  const json = { token: resetTokenOf(mail ?? {}), password };
  const reset = await call(`${server.api}/reset-password`, { json });
  expect(reset.status).toBe(200);
  expect((await signIn(who.email, password)).status).toBe(200);
  await block(who.email);
  expect((await signIn(who.email, password, { cookie })).status).toBe(429);
  expect((await signIn(who.email, password, { cookie: cookieOf(reset) })).status).toBe(200);
});

it('keeps its limits over a restart and stores neither addresses nor e-mails', async () => {
  await block('ghislain@az-connect.test');
  await server.stop();
  const rows = await database.sql(
    "select encode(key, 'hex') as key, length(key) as length from api.attempts",
  );
  expect(rows.length).toBeGreaterThan(25);
  expect(new Set(rows.map(({ length }) => length))).toEqual(new Set([32]));
  await server.start();
  expect((await signIn('ghislain@az-connect.test', 'wrong-password')).status).toBe(429);
  expect((await signIn(other.email, other.password)).status).toBe(200);
});

it('allows the next attempt at the very end of the hour, not before', async () => {
  const email = 'solange@az-connect.test';
  const shift = (seconds: number) =>
    `update api.attempts set at = now() - interval '1 hour' + interval '${seconds} seconds'`;
  await block(email);
  await database.sql(shift(60));
  const refused = await signIn(email, 'wrong-password');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  await database.sql(shift(0));
  expect((await signIn(email, 'wrong-password')).status).toBe(401);
});

it('counts an attempt of a process that died as a failure, after half a minute', async () => {
  const email = 'prosper@az-connect.test';
  await block(email);
  await database.sql("update api.attempts set pending = true, at = now() - interval '31 seconds'");
  expect((await signIn(email, 'wrong-password')).status).toBe(429);
});
