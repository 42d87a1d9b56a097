import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runSql } from '../../postgres/run-sql.ts';
import { type PostgresServer, startPostgres } from '../../postgres/start-postgres.ts';
import { type Answer, call, comment, refusal, signIn } from '../api-calls.ts';
import { runServer, type ServerProcess, startServer } from '../server-process.ts';
import { until } from '../until.ts';

let folder: string;
let postgres: PostgresServer;
let server: ServerProcess;
let token: string;

const programs = process.env.AZ_TEST_POSTGRES_PROGRAMS ?? '';

const admin = (...statements: string[]) => runSql(postgres.url('postgres', 'postgres'), ...statements);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'az-outage-'));
  postgres = await startPostgres({ programs, folder, syncs: true });
  await admin('create database az owner az');
  server = await startServer({ DATABASE_URL: postgres.url('az') });
  token = await signIn(server.api);
});

afterAll(async () => {
  await server.stop();
  await postgres.remove();
});

const feed = () => call(`${server.api}/az/global`, { token });

async function timed(ask: () => Promise<Answer>): Promise<{ answer: Answer; seconds: number }> {
  const askedAt = performance.now();
  return { answer: await ask(), seconds: (performance.now() - askedAt) / 1000 };
}

function expectUnavailable({ answer, seconds }: { answer: Answer; seconds: number }): void {
  expect(answer).toMatchObject({ status: 503, body: refusal('server') });
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  // The server's own time limits are below five seconds, and the rest is for a busy machine. Without these limits,
  // the reply would take minutes.
  expect(seconds).toBeLessThan(30);
}

/** Retries until the reply is not a 503. */
async function untilServed(ask: () => Promise<Answer>): Promise<Answer> {
  let answer = await ask();
  // `until` pauses between attempts. Without pauses, a fast machine would exceed the member's limit of calls.
  await until(async () => {
    if (answer.status === 503) answer = await ask();
    return answer.status !== 503;
  });
  return answer;
}

async function comments(): Promise<string[]> {
  const { body } = await call(`${server.api}/az/announcements-comments/1`);
  return (body.comments as { text: string }[]).map(({ text }) => text);
}

it('answers 503 within 5 s while the database server is down, and serves again when it is back', async () => {
  const whole = (await feed()).body;
  await postgres.kill();
  for (const { answer, seconds } of await Promise.all(Array.from({ length: 30 }, () => timed(feed))))
    expectUnavailable({ answer, seconds });
  await postgres.start();
  expect((await untilServed(feed)).body).toEqual(whole);
});

it('loses no acknowledged comment and duplicates none when the database server dies during many writes', async () => {
  const texts: string[] = [];
  const acknowledged: string[] = [];
  const send = (text: string) =>
    comment(server.api, '1', text, { token, headers: { 'idempotency-key': encodeURIComponent(text) } });
  let killed: Promise<void> | undefined;
  /** Sends one comment after another until one is not stored, and returns the status of that reply. */
  const sendMany = async (sender: number): Promise<number> => {
    for (let number = 1; ; number += 1) {
      const text = `Pendant la chute ${number} de ${sender}`;
      texts.push(text);
      const { status } = await send(text);
      if (status !== 201) return status;
      if (acknowledged.push(text) === 20) killed = postgres.kill();
    }
  };
  const last = await Promise.all(Array.from({ length: 12 }, (_, sender) => sendMany(sender)));
  await killed;
  expect(last).toEqual(last.map(() => 503));
  await postgres.start();
  await untilServed(feed);
  expect(await comments()).toEqual(expect.arrayContaining(acknowledged));
  for (const text of texts) expect((await send(text)).status).toBe(201);
  expect((await comments()).filter((text) => text.startsWith('Pendant la chute')).sort()).toEqual(
    texts.sort(),
  );
});

it('answers 503 within 5 s while the database server hangs, and serves again when it continues', async () => {
  postgres.freeze();
  try {
    for (const ask of Array.from({ length: 20 }, () => timed(feed))) expectUnavailable(await ask);
  } finally {
    postgres.thaw();
  }
  expect((await untilServed(feed)).status).toBe(200);
});

it('answers 503 while the database server has no connection left, and serves again when it has', async () => {
  await admin(
    'alter database az connection limit 0',
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = 'az'",
  );
  try {
    expectUnavailable(await timed(feed));
  } finally {
    await admin('alter database az connection limit -1');
  }
  expect((await untilServed(feed)).status).toBe(200);
});

it('refuses writes with 503 while the database server is read-only, and still reads', async () => {
  await admin(
    'alter database az set default_transaction_read_only = on',
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = 'az'",
  );
  const write = () => comment(server.api, '1', 'Lecture seule', { token });
  try {
    expect((await untilServed(feed)).status).toBe(200);
    const refused = await timed(write);
    expectUnavailable(refused);
    expect(refused.answer.body.message).toMatch(/^Rien ne peut être enregistré/);
  } finally {
    await admin('alter database az reset default_transaction_read_only');
  }
  expect((await untilServed(write)).status).toBe(201);
  expect((await comments()).filter((text) => text === 'Lecture seule')).toHaveLength(1);
});

it.each([
  ['the server is not there', 'postgres://az:hunter2@127.0.0.1:1/az', 'ECONNREFUSED'],
  ['the database is not there', 'nowhere', 'does not exist'],
  ['TLS is asked for and the server has none', 'az?sslmode=require', 'does not support SSL'],
])('fails at start with one sentence without password when %s', async (_what, place, reason) => {
  const url = place.includes('://') ? place : postgres.url(place);
  const { code, output } = await runServer({ DATABASE_URL: url });
  expect(code).toBe(1);
  expect(output.trim().split('\n')).toHaveLength(1);
  expect(output).toMatch(/^The database of DATABASE_URL cannot be used: .+\.$/m);
  expect(output).toContain(reason);
  expect(output).not.toContain('hunter2');
});
