import { brotliDecompressSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { ask } from '../testing/ask.ts';
import { PreparedReplies } from './prepared-replies.ts';
import { makeNonce } from './security-headers.ts';

let app: FastifyInstance;
let made: number;
let replies: PreparedReplies<null>;

beforeEach(async () => {
  app = fastify();
  made = 0;
  replies = new PreparedReplies();
  app.get<{ Querystring: { key?: string; nonce: string; kept?: string } }>('/', async (request, reply) => {
    const { key = null, nonce, kept } = request.query;
    const entry = await replies.find(key, async () => {
      made += 1;
      const text = `${'texte '.repeat(50)}${replies.placeholder} et ${replies.placeholder} ${key}`;
      return { text, about: null, isKept: kept !== 'no' };
    });
    return replies.send(request, reply, entry, nonce);
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(() => app.close());

async function textFor(query: Record<string, string>): Promise<string> {
  const url = `${app.listeningOrigin}/?${new URLSearchParams(query)}`;
  const { bytes, headers } = await ask(url, { headers: { 'accept-encoding': 'br' } });
  expect(headers['content-encoding']).toBe('br');
  expect(headers.vary).toBe('accept-encoding');
  return brotliDecompressSync(bytes).toString();
}

test('a text is made once for all who share its key, and each gets their own nonce', async () => {
  for (let turn = 0; turn < 20; turn += 1) {
    const nonce = makeNonce();
    expect(await textFor({ key: 'a', nonce })).toBe(`${'texte '.repeat(50)}${nonce} et ${nonce} a`);
  }
  expect(made).toBe(1);
  await textFor({ key: 'b', nonce: makeNonce() });
  expect(made).toBe(2);
});

test.each([
  ['without a key', {}],
  ['with what is missing for now', { key: 'a', kept: 'no' }],
])('a text %s is made each time', async (_case, query) => {
  for (const turn of [1, 2, 3]) {
    await textFor({ ...query, nonce: makeNonce() });
    expect(made).toBe(turn);
  }
});

test('a text that cannot be made is tried again', async () => {
  await expect(replies.find('a', () => Promise.reject(new Error('disk')))).rejects.toThrow('disk');
  expect(await textFor({ key: 'a', nonce: makeNonce() })).toContain(' a');
});
