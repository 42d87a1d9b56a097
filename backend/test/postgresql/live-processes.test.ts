import { runSql } from '../../postgres/run-sql.ts';
import { call, comment, other, signIn } from '../api-calls.ts';
import { makeDatabase, type TestDatabase } from '../database.ts';
import { readEvents } from '../live-calls.ts';
import { openStream, type StreamClient } from '../live-stream-client.ts';
import { type ServerProcess, startServer } from '../server-process.ts';
import { until } from '../until.ts';

let database: TestDatabase;
let here: ServerProcess;
let there: ServerProcess;
let token: string;
let otherToken: string;
const opened: StreamClient[] = [];

beforeAll(async () => {
  database = await makeDatabase();
  [here, there] = await Promise.all([startServer(database.env), startServer(database.env)]);
  token = await signIn(here.api);
  otherToken = await signIn(here.api, other);
});

afterEach(() => {
  for (const stream of opened.splice(0)) stream.close();
});

afterAll(async () => {
  await Promise.all([here.stop(), there.stop()]);
  await database.remove();
});

async function open(api: string, by: string, after?: string): Promise<StreamClient> {
  const stream = await openStream(api, by, after);
  opened.push(stream);
  await stream.find('hello');
  return stream;
}

async function publish(api: string, text: string): Promise<string> {
  const body = new FormData();
  body.set('text', text);
  const published = await call(`${api}/az/announcements`, { token, body });
  return (published.body.feed as { id: string }).id;
}

const like = (api: string, id: string, method = 'POST') =>
  call(`${api}/az/announcements/${id}/like`, { token, method });

it('tells the clients of every process, whichever process writes', async () => {
  const [mine, theirs] = [await open(here.api, token), await open(here.api, otherToken)];
  const post = await publish(there.api, 'Écrite ailleurs.');
  await mine.find('event', { type: 'own.post' });
  await theirs.find('hint', { type: 'feed.new', post });
  // The call that sets a connection's topics may reach another process than that of the stream.
  const { connection } = (await theirs.find('hello')).data;
  const topics = { token: otherToken, method: 'PUT', json: { topics: [post] } };
  expect((await call(`${there.api}/live/connections/${connection}`, topics)).status).toBe(200);
  // The topics reach the process of the stream a moment later, so comments are sent until one arrives.
  await until(async () => {
    await comment(there.api, post, `Commentaire ${Math.random()}`, { token });
    return theirs.frames.some(({ data }) => data.type === 'comment.new');
  });
  await like(there.api, post);
  await theirs.find('hint', { type: 'post.changed', like_count: 1 });
});

it('finds what was not announced, and lets clients read again what only hints report', async () => {
  const mine = await open(here.api, token);
  const post = await publish(there.api, 'Avant la coupure.');
  const url = database.env.DATABASE_URL ?? '';
  await runSql(
    url,
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'az-connect-signals' and datname = current_database()",
  );
  await like(there.api, post);
  await mine.find('event', { type: 'own.reaction' });
  expect((await mine.find('bye')).data).toEqual({ retry: 0 });
  await until(mine.hasEnded);
  const next = await open(here.api, token);
  await like(there.api, post, 'DELETE');
  await next.find('event', { type: 'own.reaction' });
});

it('goes on at another process when one is killed, without gaps and repetitions', async () => {
  const { head } = await readEvents(here.api, token);
  const post = await publish(here.api, 'Pendant une panne.');
  const stream = await open(there.api, token, head);
  const seen = () =>
    stream.frames.flatMap(({ event, data }) => (event === 'event' ? [Number(data.seq)] : []));
  const writes = Array.from({ length: 20 }, (_, index) =>
    like(here.api, post, index % 2 ? 'DELETE' : 'POST'),
  );
  await until(() => seen().length > 3);
  await there.stop('SIGKILL');
  await Promise.all(writes);
  const last = seen().at(-1);
  const next = await open(here.api, token, `${head.split('.')[0]}.${last}`);
  const first = Number(head.split('.')[1]) + 1;
  const all = () => [
    ...seen(),
    ...next.frames.flatMap(({ event, data }) => (event === 'event' ? [Number(data.seq)] : [])),
  ];
  await until(() => all().length >= 21);
  expect(all()).toEqual(Array.from({ length: 21 }, (_, index) => first + index));
  there = await startServer(database.env);
});
