import { call, comment, demo, signIn } from '../api-calls.ts';
import { runServer } from '../server-process.ts';
import { useServer } from '../use-server.ts';

const server = useServer();

async function texts(id: string): Promise<string[]> {
  const { body } = await call(`${server.api}/az/announcements-comments/${id}`);
  return (body.comments as { text: string }[]).map(({ text }) => text);
}

it('keeps every acknowledged comment when it is killed during many writes', async () => {
  for (const round of [1, 2, 3]) {
    const token = await signIn(server.api);
    const acknowledged: string[] = [];
    const killAt = 12 * round;
    let killed: Promise<unknown> | undefined;
    /** Sends one comment after another until the server no longer accepts them. */
    const send = async (sender: number) => {
      for (let number = 1; ; number += 1) {
        const text = `Tour ${round}, message ${number} de ${sender}`;
        const answer = await comment(server.api, `${round}`, text, { token }).catch(() => null);
        if (answer?.status !== 201) return;
        acknowledged.push(text);
        if (acknowledged.length === killAt) killed = server.stop('SIGKILL');
      }
    };
    await Promise.all(Array.from({ length: 12 }, (_, sender) => send(sender)));
    await killed;
    expect(acknowledged.length).toBeGreaterThanOrEqual(killAt);
    await server.start();
    expect(await texts(`${round}`)).toEqual(expect.arrayContaining(acknowledged));
    expect((await call(`${server.api}/az/global`, { token })).status).toBe(200);
  }
});

it('answers a repeated write after a kill without writing it again', async () => {
  const token = await signIn(server.api);
  const send = () =>
    comment(server.api, '5', 'Avant la panne', { token, headers: { 'idempotency-key': 'over-a-kill' } });
  const first = await send();
  await server.stop('SIGKILL');
  await server.start();
  expect((await send()).body).toEqual(first.body);
  expect((await texts('5')).filter((text) => text === 'Avant la panne')).toHaveLength(1);
});

/** Several tests share one sign-in, because sign-ins are limited. The session stays valid when the server restarts. */
let signedIn: Promise<string> | undefined;
function demoToken(): Promise<string> {
  signedIn ??= signIn(server.api);
  return signedIn;
}

it('finishes accepted requests and ends within 5 s of SIGTERM', async () => {
  const token = await demoToken();
  const underWay = Array.from({ length: 20 }, (_, index) =>
    comment(server.api, '6', `Juste avant la fin ${index}`, { token }).catch(() => null),
  );
  await underWay[0];
  // If the server does not stop within its time limit, it exits with 1.
  const code = await server.stop('SIGTERM');
  expect(code).toBe(0);
  const answers = await Promise.all(underWay);
  await server.start();
  const kept = await texts('6');
  expect(answers.filter((answer) => answer === null)).toEqual([]);
  const accepted = answers.flatMap((answer, index) =>
    answer?.status === 201 ? [`Juste avant la fin ${index}`] : [],
  );
  expect(accepted).not.toEqual([]);
  expect(kept).toEqual(expect.arrayContaining(accepted));
});

it('does not seed a database that has members', async () => {
  const token = await demoToken();
  const feed = async () => (await call(`${server.api}/az/global?limit=50`, { token })).body;
  const before = await feed();
  await server.stop();
  await server.start({ SEED_DEMO: '1' });
  expect(await feed()).toEqual(before);
});

it('writes JSON logs without token, password, e-mail or comment', async () => {
  await server.stop();
  await server.start({ LOG_LEVEL: 'trace' });
  const token = await signIn(server.api);
  await call(`${server.api}/login`, { json: { ...demo, password: 'Wrong-secret-1' } });
  await call(`${server.api}/login`, { json: { email: demo.email } });
  await call(`${server.api}/verify-token`, { token, json: { access_token: token } });
  await comment(server.api, '7', 'Ceci reste entre nous', { token });
  await server.stop();
  const logs = server.output();
  expect(logs).toContain('"route":"/az-connect-backend/api/login"');
  for (const secret of [token, demo.password, demo.email, 'Wrong-secret-1', 'Ceci reste entre nous']) {
    expect(logs).not.toContain(secret);
  }
  for (const line of logs.trim().split('\n')) {
    if (!line.startsWith('AZ Connect API ready')) expect(() => JSON.parse(line)).not.toThrow();
  }
  await server.start();
});

it('lists every mistake of its settings at once', async () => {
  const { code, output } = await runServer({
    PORT: 'x',
    SEED_DEMO: 'yes',
    TRUST_PROXY: 'all',
    LOG_LEVEL: 'loud',
  });
  expect(code).toBe(1);
  expect(output.match(/^(PORT|SEED_DEMO|TRUST_PROXY|LOG_LEVEL) must .+\.$/gm)).toHaveLength(4);
});

it('answers /healthz before earlier calls of members', async () => {
  const token = await demoToken();
  let waiting = 200;
  const busy = Array.from({ length: waiting }, async () => {
    await call(`${server.api}/az/global`, { token });
    waiting -= 1;
  });
  expect(await call(`${server.origin}/healthz`)).toMatchObject({ status: 200, body: { status: true } });
  expect(waiting).toBeGreaterThan(100);
  await Promise.all(busy);
});

it('trusts a forwarded address only from a trusted proxy', async () => {
  const from = (address: string) => ({ 'x-forwarded-for': address });
  // Each attempt has another e-mail and another forged address. Only the true address is the same.
  for (let attempt = 1; attempt <= 25; attempt += 1) {
    const json = { email: `absent-${attempt}@az-connect.test`, password: 'wrong' };
    await call(`${server.api}/login`, { json, headers: from(`198.51.100.${attempt}`) });
  }
  const refused = await call(`${server.api}/login`, { json: demo, headers: from('203.0.113.9') });
  expect(refused.status).toBe(429);
});
