import { runSql } from '../../postgres/run-sql.ts';
import { call, comment, other, signIn } from '../api-calls.ts';
import { makeDatabase, type TestDatabase } from '../database.ts';
import { type ServerProcess, startServer } from '../server-process.ts';

let database: TestDatabase;
let servers: ServerProcess[];

const url = () => database.env.DATABASE_URL ?? '';

beforeAll(async () => {
  database = await makeDatabase();
  await runSql(url(), 'drop schema api cascade');
  servers = await Promise.all([1, 2, 3].map(() => startServer(database.env)));
});

afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await database.remove();
});

const at = (index: number): ServerProcess => servers[index % servers.length] as ServerProcess;

async function texts(id: string): Promise<string[]> {
  const { body } = await call(`${at(0).api}/az/announcements-comments/${id}`);
  return (body.comments as { text: string }[]).map(({ text }) => text);
}

it('starts three processes at once on an empty database, which is created and seeded once', async () => {
  const token = await signIn(at(0).api);
  for (const server of servers)
    expect((await call(`${server.api}/az/global`, { token })).body.feeds).toHaveLength(20);
  const [counted] = await runSql(
    url(),
    `select (select count(*)::int from api.members where email is not null) as members,
      (select count(*)::int from api.announcements where audience = 'members') as announcements`,
  );
  expect(counted).toEqual({ members: 22, announcements: 36 });
});

it('knows a session in every process, and its end', async () => {
  const token = await signIn(at(0).api);
  await call(`${at(1).api}/logout`, { token, method: 'POST' });
  expect((await call(`${at(2).api}/az/global`, { token })).status).toBe(401);
});

it.each([
  ['with one Idempotency-Key', { 'idempotency-key': 'over-three' }],
  ['without a key', {}],
])('writes 20 identical submits over three processes once, %s', async (_how, headers) => {
  const token = await signIn(at(0).api);
  const text = `Vingt fois ${JSON.stringify(headers)}`;
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => comment(at(index).api, '1', text, { token, headers })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect((await texts('1')).filter((one) => one === text)).toHaveLength(1);
});

it('writes a repetition after more than ten seconds once more, however many are concurrent', async () => {
  const token = await signIn(at(0).api);
  const text = 'De nouveau';
  const send = (index: number) => comment(at(index).api, '2', text, { token });
  expect((await send(0)).status).toBe(201);
  await runSql(url(), "update api.writes set created_at = created_at - interval '10 seconds'");
  const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => send(index)));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
  expect((await texts('2')).filter((one) => one === text)).toHaveLength(2);
});

it('deletes old writes without affecting concurrent writes of members, in all processes', async () => {
  await runSql(
    url(),
    "insert into api.writes (member_id, key, fingerprint, outcome, created_at) select 100001 + i % 2, 'key:old-' || i, '', 'null', now() - interval '31 days' from generate_series(1, 5000) i",
    "update api.members set password_hash = (select password_hash from api.members where email = 'demo@az-connect.test') where email = 'yanis@az-connect.test'",
  );
  const tokens = [await signIn(at(0).api), await signIn(at(1).api, other)];
  const underWay = Array.from({ length: 120 }, (_, index) =>
    comment(at(index).api, '3', `Ensemble ${index}`, { token: tokens[index % 2] }),
  );
  const fourth = await startServer(database.env);
  const answers = await Promise.all(underWay);
  await fourth.stop();
  expect(answers.map(({ status }) => status)).toEqual(Array(120).fill(201));
  expect((await texts('3')).filter((one) => one.startsWith('Ensemble'))).toHaveLength(120);
});
