import { setTimeout as wait } from 'node:timers/promises';
import { call, comment, refusal, signIn } from '../api-calls.ts';
import { useServer } from '../use-server.ts';

const server = useServer({ prepare: ({ sql }) => sql(...injection) });
const { database } = server;
let token: string;

beforeAll(async () => {
  token = await signIn(server.api);
});

async function texts(): Promise<string[]> {
  const { body } = await call(`${server.api}/az/announcements-comments/1`);
  return (body.comments as { text: string }[]).map(({ text }) => text);
}

const write = (text: string) =>
  comment(server.api, '1', text, { token, headers: { 'idempotency-key': encodeURIComponent(text) } });

/** Faults. A comment `<fault> <SQLSTATE> <times>` is refused that many times with that error, after its insertion. */
const faults = ['disk', 'replica', 'memory', 'serial', 'deadlock', 'endless', 'sum'];

const injection = [
  ...faults.map((fault) => `create sequence api.faults_${fault}`),
  `create function api.refuse() returns trigger language plpgsql as $$
    declare
      fault text[] := regexp_match(new.text, '^(\\w+) (\\w{5}) (\\d+)$');
    begin
      if fault is not null and nextval('api.faults_' || fault[1]) <= fault[3]::int
        then raise exception 'refused' using errcode = fault[2];
      end if;
      return null;
    end $$`,
  'create trigger refuse after insert on api.announcement_comments for each row execute function api.refuse()',
];

it.each([
  ['the disk is full', 'disk 53100 2', 'Rien ne peut être enregistré pour le moment.'],
  ['the database has become read-only', 'replica 25006 2', 'Rien ne peut être enregistré pour le moment.'],
  ['there is no memory left', 'memory 53200 2', 'Le service est momentanément indisponible.'],
])('answers 503 while %s, stores nothing of the write, and accepts it later', async (_what, text, words) => {
  for (const _time of [1, 2]) {
    const refused = await write(text);
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get('retry-after'))).toBe(5);
    expect(refused.body).toEqual(refusal('server'));
    expect(refused.body.message).toMatch(words);
    expect(await texts()).not.toContain(text);
    expect((await call(`${server.api}/az/global`, { token })).status).toBe(200);
  }
  expect((await write(text)).status).toBe(201);
  expect((await texts()).filter((one) => one === text)).toHaveLength(1);
});

it.each(['serial 40001 4', 'deadlock 40P01 4'])(
  'writes once after four rollbacks of the transaction: %s',
  async (text) => {
    expect((await write(text)).status).toBe(201);
    expect((await texts()).filter((one) => one === text)).toHaveLength(1);
  },
);

it('gives up with 503 after five rollbacks of a transaction', async () => {
  const text = 'endless 40P01 5';
  expect((await write(text)).status).toBe(503);
  expect((await write(text)).status).toBe(201);
  expect((await texts()).filter((one) => one === text)).toHaveLength(1);
});

it('answers 500 and stores nothing when a statement itself is wrong', async () => {
  const text = 'sum 22012 1';
  const failed = await write(text);
  expect(failed).toMatchObject({ status: 500, body: refusal('server') });
  expect(failed.headers.get('retry-after')).toBeNull();
  expect(await texts()).not.toContain(text);
});

it('deletes ended sessions and old writes, and leaves the others', async () => {
  expect((await write('Celle-ci reste')).status).toBe(201);
  await server.stop();
  await database.sql(
    "insert into api.writes (member_id, key, fingerprint, outcome, created_at) select 100001, 'key:old-' || i, '', 'null', now() - interval '30 days' from generate_series(1, 2500) i",
    "insert into api.writes (member_id, key, fingerprint, outcome, created_at) values (100001, 'key:kept', '', 'null', now() - interval '29 days')",
    "insert into api.sessions (member_id, token_hash, created_at, last_seen_at, expires_at) select 100001, sha256(convert_to('old ' || i, 'UTF8')), now(), now() - case when i % 2 = 0 then interval '8 days' else interval '0' end, now() + case when i % 2 = 0 then interval '1 day' else interval '-1 second' end from generate_series(1, 2500) i",
  );
  await server.start({ LOG_LEVEL: 'info' });
  while (!server.output().includes('"cleared":5000')) await wait(20);
  await server.stop();
  const [row] = await database.sql(
    "select (select count(*) from api.writes where key like 'key:old-%') as writes, (select count(*) from api.sessions where expires_at < now() or last_seen_at < now() - interval '7 days') as sessions, (select count(*) from api.writes where key in ('key:Celle-ci%20reste', 'key:kept')) as kept",
  );
  expect([Number(row?.writes), Number(row?.sessions), Number(row?.kept)]).toEqual([0, 0, 2]);
  await server.start();
  expect((await call(`${server.api}/az/global`, { token })).status).toBe(200);
});
