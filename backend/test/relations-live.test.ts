import { call, person, register } from './api-calls.ts';
import { makeDatabase, type TestDatabase } from './database.ts';
import { openStream, type StreamClient } from './live-stream-client.ts';
import { type ServerProcess, startServer } from './server-process.ts';

let database: TestDatabase;
let server: ServerProcess;
const streams: StreamClient[] = [];

beforeAll(async () => {
  database = await makeDatabase();
  server = await startServer(database.env, 'fuzz/server.js');
});

afterAll(async () => {
  for (const stream of streams) stream.close();
  await server.stop();
  await database.remove();
});

type Person = { id: string; token: string };

async function join(name: string): Promise<Person> {
  const token = await register(server.api, person(name));
  const { body } = await call(`${server.api}/login`, {
    json: { email: person(name).email, password: person(name).password },
  });
  return { id: (body.user as { Customers_Numbers: string }).Customers_Numbers, token };
}

async function publish({ token }: Person, text: string): Promise<string> {
  const body = new FormData();
  body.set('text', text);
  const published = await call(`${server.api}/az/announcements`, { token, body });
  return (published.body.feed as { id: string }).id;
}

const put = ({ token }: Person, path: string, json?: unknown) =>
  call(server.api + path, { token, method: 'PUT', json });

/** A stream of a member that has announcements among its topics. */
async function watch(who: Person, topics: string[]): Promise<StreamClient> {
  const stream = await openStream(server.api, who.token);
  streams.push(stream);
  const { connection } = (await stream.find('hello')).data;
  expect((await put(who, `/live/connections/${connection}`, { topics })).status).toBe(200);
  return stream;
}

const comment = ({ token }: Person, post: string, text: string) =>
  call(`${server.api}/az/announcements/${post}/comments`, {
    token,
    json: { text, client_id: crypto.randomUUID() },
  });

it('sends neither side of a block anything of the other, and the blocked one nothing about it', async () => {
  const [alice, bob, carol] = [await join('alice'), await join('bob'), await join('carole')];
  const [bobs, carols] = [await publish(bob, 'De Bob'), await publish(carol, 'De Carole')];
  const stream = await watch(alice, [bobs, carols]);
  await comment(bob, carols, 'Avant');
  await stream.find('hint', { type: 'comment.new', post: carols });
  expect((await put(bob, `/az/blocks/${alice.id}`)).status).toBe(200);
  const before = stream.frames.length;
  await comment(bob, bobs, 'Après');
  await comment(bob, carols, 'Après');
  await publish(bob, 'Encore de Bob');
  const later = await publish(carol, 'Plus tard');
  await stream.find('hint', { type: 'feed.new', post: later });
  const frames = stream.frames.slice(before).filter(({ event }) => event !== 'beat');
  expect(frames.map(({ event, data }) => [event, data.type, data.post])).toEqual([
    ['hint', 'post.changed', carols],
    ['hint', 'feed.new', later],
  ]);
});

it('does not announce new announcements of a muted member', async () => {
  const [alice, bob, carol] = [await join('aline'), await join('basile'), await join('clara')];
  const stream = await watch(alice, []);
  await put(alice, `/az/mutes/${bob.id}`);
  await stream.find('event', { type: 'own.relation', member: bob.id });
  const muted = await publish(bob, 'Masquée');
  const later = await publish(carol, 'Plus tard');
  await stream.find('hint', { type: 'feed.new', post: later });
  expect(stream.frames.filter(({ data }) => data.post === muted)).toEqual([]);
});
