import { brotliDecompressSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { sampleLive } from '../testing/sample-live.ts';
import { sendRequest } from '../testing/send-request.ts';
import { PreparedReplies } from './prepared-replies.ts';
import { makeNonce } from './security-headers.ts';

let app: FastifyInstance;
let made: number;
let replies: PreparedReplies<null>;
/** What is sent later waits for this. */
let beforeLater: Promise<void>;

type Query = {
  key?: string;
  nonce: string;
  kept?: string;
  ticket?: string;
  revision?: string;
  later?: string;
};

const start = 'texte '.repeat(50);

beforeEach(async () => {
  app = fastify();
  made = 0;
  beforeLater = Promise.resolve();
  replies = new PreparedReplies();
  app.get<{ Querystring: Query }>('/', async (request, reply) => {
    const { key = null, nonce, kept, ticket, revision = '1', later } = request.query;
    const live = sampleLive({
      ...{ cacheKey: key, revision: Number(revision) },
      ...(ticket ? { tickets: { feed: ticket } } : {}),
    });
    const entry = await replies.find(live, 'page', async (blank, placeholder) => {
      made += 1;
      const text = `${start}${placeholder} et ${placeholder} ${key} ${blank.tickets?.feed}`;
      return { text, rest: ' fin', about: null, isKept: kept !== 'no' };
    });
    const own = later ? { live, nonce, later: beforeLater.then(() => later) } : { live, nonce };
    return replies.send(request, reply, entry, own);
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(() => app.close());

async function textFor(query: Partial<Query>): Promise<string> {
  const url = `${app.listeningOrigin}/?${new URLSearchParams(query)}`;
  const { bytes, headers } = await sendRequest(url, { headers: { 'accept-encoding': 'br' } });
  expect(headers['content-encoding']).toBe('br');
  expect(headers.vary).toContain('accept-encoding');
  return brotliDecompressSync(bytes).toString();
}

test('a text is made once for all who share its versions, and each gets their own nonce', async () => {
  for (let turn = 0; turn < 20; turn += 1) {
    const nonce = makeNonce();
    expect(await textFor({ key: 'a', nonce })).toBe(`${start}${nonce} et ${nonce} a undefined fin`);
  }
  expect(made).toBe(1);
  await textFor({ key: 'b', nonce: makeNonce() });
  expect(made).toBe(2);
});

test('each visitor gets their own ticket in a text that is made once for tickets of one length', async () => {
  for (const ticket of ['t'.repeat(90), 'u'.repeat(90), 'v'.repeat(90)]) {
    const nonce = makeNonce();
    expect(await textFor({ key: 'a', nonce, ticket })).toBe(`${start}${nonce} et ${nonce} a ${ticket} fin`);
  }
  expect(made).toBe(1);
  expect(await textFor({ key: 'a', nonce: makeNonce(), ticket: 't'.repeat(91) })).toContain('t'.repeat(91));
  expect(made).toBe(2);
});

test('what is known later comes before the end, and is in no other reply', async () => {
  const nonce = makeNonce();
  const later = 'réponse '.repeat(200);
  for (const _turn of [1, 2, 3]) {
    expect(await textFor({ key: 'a', nonce, later })).toBe(
      `${start}${nonce} et ${nonce} a undefined${later} fin`,
    );
    expect(await textFor({ key: 'a', nonce })).not.toContain('réponse');
  }
  expect(made).toBe(1);
});

test('texts of earlier revisions are dropped at a new one, and not at each reply of an earlier one', async () => {
  await textFor({ key: 'a', nonce: makeNonce(), revision: '1' });
  await textFor({ key: 'b', nonce: makeNonce(), revision: '2' });
  await textFor({ key: 'a', nonce: makeNonce(), revision: '1' });
  expect(made).toBe(3);
  await textFor({ key: 'b', nonce: makeNonce(), revision: '2' });
  expect(made).toBe(3);
});

test('a reply under way while a new revision arrives ends as it began', async () => {
  let answer = () => {};
  beforeLater = new Promise((resolve) => {
    answer = resolve;
  });
  const nonce = makeNonce();
  const first = textFor({ key: 'a', nonce, revision: '1', later: 'réponse' });
  expect(await textFor({ key: 'b', nonce: makeNonce(), revision: '2' })).toContain(' b undefined fin');
  answer();
  expect(await first).toBe(`${start}${nonce} et ${nonce} a undefinedréponse fin`);
});

test.each([
  ['that is one visitor’s alone', {}],
  ['with what is missing for now', { key: 'a', kept: 'no' }],
])('a text %s is made each time', async (_case, query) => {
  for (const turn of [1, 2, 3]) {
    expect(await textFor({ ...query, nonce: makeNonce(), ticket: 'one' })).toContain(' one fin');
    expect(made).toBe(turn);
  }
});

test('a text that cannot be made is tried again', async () => {
  const live = sampleLive({ cacheKey: 'a', revision: 1 });
  await expect(replies.find(live, 'page', () => Promise.reject(new Error('disk')))).rejects.toThrow('disk');
  expect(await textFor({ key: 'a', nonce: makeNonce() })).toContain(' a');
});
