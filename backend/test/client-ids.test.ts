import { randomUUID } from 'node:crypto';
import { type Answer, call, comment, person, refusal, register, signIn } from './api-calls.ts';
import { makeDatabase, type TestDatabase } from './database.ts';
import { engine } from './engine.ts';
import { type ServerProcess, startServer } from './server-process.ts';

/** How often each call is sent at once. */
const times = 5;

let database: TestDatabase;
let servers: ServerProcess[];
let token: string;

/** Starts two processes, or one on PGlite, which allows only one. Their limits are above what the tests reach. */
const start = () =>
  Promise.all(
    Array.from({ length: engine === 'postgresql' ? 2 : 1 }, () => startServer(database.env, 'fuzz-server')),
  );

beforeAll(async () => {
  database = await makeDatabase();
  servers = await start();
  token = await register(api(0), person('insistante'));
});

afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await database.remove();
});

const api = (index: number): string => (servers[index % servers.length] as ServerProcess).api;

/** Sends a call `times` times at once, spread over the processes, and once more afterwards. */
async function repeat(send: (base: string) => Promise<Answer>): Promise<Answer[]> {
  const answers = await Promise.all(Array.from({ length: times }, (_, index) => send(`${api(index)}/az`)));
  return [...answers, await send(`${api(1)}/az`)];
}

function publish(base: string, text: string, clientId: string, by = token): Promise<Answer> {
  const form = new FormData();
  form.set('text', text);
  form.set('client_id', clientId);
  return call(`${base}/announcements`, { token: by, body: form });
}

/** The id of what was created, which must be the same in all answers. */
function onlyId(answers: Answer[], kind: 'feed' | 'comment'): string {
  expect(answers.map(({ status }) => status)).toEqual(Array(times + 1).fill(201));
  const ids = new Set(answers.map(({ body }) => (body[kind] as { id: string }).id));
  expect(ids.size).toBe(1);
  return [...ids].join();
}

const own = async () =>
  (await call(`${api(0)}/account/announcements`, { token })).body.feeds as { text: string }[];
const countOf = async (text: string) => (await own()).filter((one) => one.text === text).length;

it('publishes one announcement for one client id, however it is written, and answers with the first', async () => {
  const clientId = randomUUID();
  const id = onlyId(await repeat((base) => publish(base, 'Cinq fois', clientId)), 'feed');
  expect(await countOf('Cinq fois')).toBe(1);
  const again = await publish(`${api(0)}/az`, 'Cinq fois', clientId.replaceAll('-', ''));
  expect(again).toMatchObject({ status: 201, body: { feed: { id } } });
});

/** Stops all processes, runs SQL, and starts the processes again. */
async function sql(...statements: string[]): Promise<void> {
  await Promise.all(servers.map((server) => server.stop()));
  await database.sql(...statements);
  servers = await start();
}

it('publishes the same text again for another client id', async () => {
  for (const clientId of [randomUUID(), randomUUID()])
    onlyId(await repeat((base) => publish(base, 'Encore', clientId)), 'feed');
  expect(await countOf('Encore')).toBe(2);
});

it('refuses a bad client id', async () => {
  expect((await publish(`${api(0)}/az`, 'Autre', 'x')).body).toEqual(refusal('invalid', 'client_id'));
});

type Sent = { text: string; key: string; by?: string; on?: string };

/** Every call that creates something with a key. `path`: the path to delete it; `kind`: its name in replies. */
const ways: Record<
  string,
  { send: (sent: Sent) => Promise<Answer>; path: string; kind: 'feed' | 'comment' }
> = {
  'an announcement by its client id': {
    send: ({ text, key, by }) => publish(`${api(0)}/az`, text, key, by),
    path: 'announcements',
    kind: 'feed',
  },
  'an announcement by the header of earlier pages': {
    send: ({ text, key, by = token }) => {
      const body = new FormData();
      body.set('text', text);
      return call(`${api(1)}/az/announcements`, { token: by, body, headers: { 'idempotency-key': key } });
    },
    path: 'announcements',
    kind: 'feed',
  },
  'a comment of a thread': {
    send: ({ text, key, by = token, on = '1' }) =>
      call(`${api(0)}/az/announcements/${on}/comments`, { token: by, json: { text, client_id: key } }),
    path: 'announcements-comments',
    kind: 'comment',
  },
  'a comment by the specified call': {
    send: ({ text, key, by = token, on = '1' }) =>
      comment(api(1), on, text, { token: by, headers: { 'idempotency-key': key } }),
    path: 'announcements-comments',
    kind: 'comment',
  },
};

describe.each(Object.entries(ways))('a repetition of %s', (_what, { send, kind }) => {
  const statuses = (answers: Answer[]) => answers.map(({ status }) => status);

  it('with another text, or under another announcement, is refused, also at the same time', async () => {
    const key = randomUUID();
    const answers = await Promise.all(['Un', 'Deux', 'Un', 'Deux'].map((text) => send({ text, key })));
    expect(statuses(answers).sort()).toEqual([201, 201, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toEqual(refusal('conflict'));
    const first = answers.find(({ status }) => status === 201)?.body[kind] as { text: string };
    if (kind === 'comment') expect((await send({ text: first.text, key, on: '2' })).status).toBe(409);
    expect((await send({ text: first.text, key })).body[kind]).toMatchObject(first);
  });

  it('by another member is a write of theirs', async () => {
    const key = randomUUID();
    const by = await signIn(api(0));
    const answers = [await send({ text: 'Pareil', key }), await send({ text: 'Pareil', key, by })];
    expect(statuses(answers)).toEqual([201, 201]);
    expect(new Set(answers.map(({ body }) => (body[kind] as { id: string }).id)).size).toBe(2);
  });
});

it('knows a key for 30 days, also when what it created was removed', async () => {
  const removed: { way: string; send: () => Promise<Answer> }[] = [];
  for (const [way, { send, path, kind }] of Object.entries(ways)) {
    const one = { text: 'Retirée', key: randomUUID() };
    const { id } = (await send(one)).body[kind] as { id: string };
    expect((await call(`${api(0)}/az/${path}/${id}`, { token, method: 'DELETE' })).status).toBe(200);
    removed.push({ way, send: () => send(one) });
  }
  const expectNone = async () => {
    for (const { way, send } of removed)
      expect([way, (await send()).body]).toEqual([way, refusal('not-found')]);
  };
  await expectNone();
  const [known, forgotten] = [randomUUID(), randomUUID()];
  const send = (clientId: string) => repeat((base) => publish(base, 'Il y a longtemps', clientId));
  const ids = [onlyId(await send(known), 'feed'), onlyId(await send(forgotten), 'feed')];
  await sql(
    "update api.writes set created_at = created_at - interval '29 days'",
    `update api.writes set created_at = created_at - interval '1 day'
      where key = 'key:client:${forgotten.replaceAll('-', '')}'`,
  );
  await expectNone();
  expect(onlyId(await send(known), 'feed')).toBe(ids[0]);
  expect(onlyId(await send(forgotten), 'feed')).not.toBe(ids[1]);
  expect(await countOf('Il y a longtemps')).toBe(3);
  expect(await countOf('Retirée')).toBe(0);
});

it('sets a like as often as it is asked, and follows a repetition after its opposite', async () => {
  const set = (method: string) => (base: string) => call(`${base}/announcements/2/like`, { token, method });
  const likes = (answers: Answer[]) => [...new Set(answers.map(({ body }) => body.like_count))];
  const [before] = likes([await set('DELETE')(`${api(0)}/az`)]);
  expect(likes(await repeat(set('POST')))).toEqual([Number(before) + 1]);
  expect(likes(await repeat(set('DELETE')))).toEqual([before]);
  expect(likes(await repeat(set('POST')))).toEqual([Number(before) + 1]);
});

it('sets a mark as often as it is asked, and follows a repetition after its opposite', async () => {
  const set = (method: string) => (base: string) => call(`${base}/announcements/2/saved`, { token, method });
  for (const method of ['PUT', 'DELETE', 'PUT'])
    for (const { body } of await repeat(set(method))) expect(body.saved).toBe(method === 'PUT');
});
