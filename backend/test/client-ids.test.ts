import { randomUUID } from 'node:crypto';
import { type Answer, call, person, refusal, register } from './api-calls.ts';
import { makeDatabase, type TestDatabase } from './database.ts';
import { engine } from './engine.ts';
import { type ServerProcess, startServer } from './server-process.ts';

/** Times that each call is sent. */
const times = 5;

let database: TestDatabase;
let servers: ServerProcess[];
let token: string;

/** Two processes; an embedded database belongs to one. Their limits are higher than these tests reach. */
const start = () =>
  Promise.all(
    Array.from({ length: engine === 'postgresql' ? 2 : 1 }, () =>
      startServer(database.env, 'fuzz/server.js'),
    ),
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

/** Sends a call several times at once, to every process, and once more afterwards. */
async function repeat(send: (base: string) => Promise<Answer>): Promise<Answer[]> {
  const answers = await Promise.all(Array.from({ length: times }, (_, index) => send(`${api(index)}/az`)));
  return [...answers, await send(`${api(1)}/az`)];
}

function publish(base: string, text: string, clientId?: string): Promise<Answer> {
  const form = new FormData();
  form.set('text', text);
  if (clientId !== undefined) form.set('client_id', clientId);
  return call(`${base}/announcements`, { token, body: form });
}

/** The one id of the created thing in all answers. */
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

it('knows the client id of an announcement when the write itself is forgotten', async () => {
  const clientId = randomUUID();
  const id = onlyId(await repeat((base) => publish(base, 'Il y a longtemps', clientId)), 'feed');
  await Promise.all(servers.map((server) => server.stop()));
  await database.sql('delete from api.writes');
  servers = await start();
  expect(onlyId(await repeat((base) => publish(base, 'Il y a longtemps', clientId)), 'feed')).toBe(id);
  expect(await countOf('Il y a longtemps')).toBe(1);
});

it('publishes the same text again for another client id', async () => {
  for (const clientId of [randomUUID(), randomUUID()])
    onlyId(await repeat((base) => publish(base, 'Encore', clientId)), 'feed');
  expect(await countOf('Encore')).toBe(2);
});

it('does not publish again what was removed since, and refuses other content and bad ids', async () => {
  const clientId = randomUUID();
  const id = onlyId(await repeat((base) => publish(base, 'Retirée', clientId)), 'feed');
  expect((await publish(`${api(0)}/az`, 'Autre', clientId)).body).toEqual(refusal('conflict'));
  expect((await publish(`${api(0)}/az`, 'Autre', 'x')).body).toEqual(refusal('invalid', 'client_id'));
  await call(`${api(0)}/az/announcements/${id}`, { token, method: 'DELETE' });
  expect((await publish(`${api(1)}/az`, 'Retirée', clientId)).body).toEqual(refusal('not-found'));
  expect(await countOf('Retirée')).toBe(0);
});

it('stores one comment for one client id, and not again after its removal', async () => {
  const json = { text: 'Un avis', client_id: randomUUID() };
  const send = (base: string) => call(`${base}/announcements/1/comments`, { token, json });
  const id = onlyId(await repeat(send), 'comment');
  await call(`${api(0)}/az/announcements-comments/${id}`, { token, method: 'DELETE' });
  expect((await send(`${api(1)}/az`)).body).toEqual(refusal('not-found'));
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
