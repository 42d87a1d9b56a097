import type { Database } from '@az/backend';
import fastify, { type FastifyRequest } from 'fastify';
import { BrowserUnits } from '../rollout/browser-units.ts';
import type { Visitor } from '../rollout/visitor.ts';
import { findVisitors, KnownSessions } from './visitor.ts';

const found = jest.fn<Promise<number | null>, [string]>();

jest.mock('@az/backend', () => ({
  ...jest.requireActual('@az/backend'),
  memberOfSession: (_: unknown, token: string) => found(token),
}));

const noDatabase = {} as Database;

let units: BrowserUnits;

beforeEach(() => {
  units = new BrowserUnits('key');
});

async function ask(
  cookie: string,
  { apiOrigin = null, proto = 'http' } = {} as { apiOrigin?: string | null; proto?: string },
) {
  const app = fastify({ trustProxy: true });
  const visitors = findVisitors({ apiOrigin }, noDatabase, units);
  app.get('/', async (request, reply) => ({
    visitor: await visitors.of(request, reply)(),
    isSignedIn: await visitors.isSignedIn(request),
  }));
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const reply = await fetch(address, { headers: { cookie, 'x-forwarded-proto': proto } });
  const answer = (await reply.json()) as { visitor: Visitor | null; isSignedIn: boolean };
  await app.close();
  return { ...answer, cookie: reply.headers.get('set-cookie') };
}

const valueIn = (cookie: string | null): string => /=([^;]*)/.exec(cookie ?? '')?.[1] ?? '';

test('a signed-in member is the same on every device, and needs no cookie', async () => {
  found.mockResolvedValue(42);
  expect(await ask('theme=dark; authKey=abc')).toEqual({
    visitor: { unit: '42', browser: null, isSignedIn: true, isCounted: true },
    isSignedIn: true,
    cookie: null,
  });
  expect(found).toHaveBeenCalledWith('abc');
});

test.each([
  ['signed out', ''],
  ['with a session that is not open', 'authKey=abc'],
])('%s, the browser is identified by a cookie that no script can read', async (_name, cookie) => {
  found.mockResolvedValue(null);
  const unknown = await ask(cookie);
  expect(unknown).toEqual({
    visitor: null,
    isSignedIn: false,
    cookie: 'az-cohort=new; Max-Age=86400; Path=/; HttpOnly; SameSite=Lax',
  });
  const first = await ask(`${cookie}; az-cohort=new`);
  expect(first).toMatchObject({ isSignedIn: false, visitor: { isSignedIn: false, isCounted: true } });
  const value = valueIn(first.cookie);
  expect(first.cookie).toBe(`az-cohort=${value}; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax`);
  const again = await ask(`${cookie}; az-cohort=${value}`);
  expect(again).toEqual({ ...first, cookie: null });
});

test('over TLS the cookie is bound to this host', async () => {
  const { cookie } = await ask('__Host-az-cohort=new', { proto: 'https' });
  expect(cookie).toMatch(
    /^__Host-az-cohort=\w{49}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
});

test.each([
  ['of another form', '0'],
  ['that was chosen', 'ab'.repeat(16)],
  ['of another key', new BrowserUnits('another').write('127.0.0.1')],
])('a cookie %s counts as none', async (_name, chosen) => {
  const { visitor, cookie } = await ask(`az-cohort=${chosen}`);
  expect([visitor, valueIn(cookie)]).toEqual([null, 'new']);
});

test('a session that cannot be looked up is anonymous without a cohort', async () => {
  found.mockRejectedValue(new Error('The database is gone'));
  expect(await ask('authKey=abc')).toEqual({ visitor: null, isSignedIn: false, cookie: null });
});

describe('with an external API', () => {
  const asked: FastifyRequest['headers'][] = [];

  async function elsewhere(answer: unknown, cookie = 'authKey=abc; az-cohort=new') {
    const api = fastify();
    api.post('/az-connect-backend/api/verify-token', async ({ headers }) => {
      asked.push(headers);
      return answer;
    });
    const apiOrigin = await api.listen({ port: 0, host: '127.0.0.1' });
    const seen = await ask(cookie, { apiOrigin });
    await api.close();
    return seen;
  }

  test('a member is a browser whose session that API has verified', async () => {
    const { visitor, isSignedIn } = await elsewhere({ status: true });
    expect(visitor).toMatchObject({ browser: expect.any(String), isSignedIn: true, isCounted: true });
    expect(isSignedIn).toBe(true);
    expect(asked.at(-1)).toMatchObject({ authorization: 'Bearer abc', 'x-forwarded-for': '127.0.0.1' });
  });

  test.each<[string, unknown]>([
    ['refuses', { status: false }],
    ['says something else', ['yes']],
  ])('nobody is signed in when it %s', async (_name, answer) => {
    expect(await elsewhere(answer)).toMatchObject({ isSignedIn: false, visitor: { isSignedIn: false } });
  });

  test('it is not asked about a visitor without a session', async () => {
    const before = asked.length;
    expect(await elsewhere({ status: true }, 'az-cohort=new')).toMatchObject({ isSignedIn: false });
    expect(asked).toHaveLength(before);
  });

  test('nobody is signed in when it does not answer', async () => {
    const { visitor, isSignedIn } = await ask('authKey=abc; az-cohort=new', {
      apiOrigin: 'http://127.0.0.1:1',
    });
    expect([visitor?.isSignedIn, isSignedIn]).toEqual([false, false]);
  });
});

describe('sessions', () => {
  test('are looked up once a minute, and the last result is used when the look-up fails', async () => {
    let now = 0;
    const request = {} as FastifyRequest;
    const find = jest.fn(async () => 7 as number | null);
    const sessions = new KnownSessions(find, () => now);
    for (const time of [0, 59_999]) {
      now = time;
      expect(await sessions.ask('abc', request)).toBe(7);
    }
    expect(find).toHaveBeenCalledTimes(1);
    now = 60_000;
    find.mockRejectedValue(new Error('The database is gone'));
    expect(await sessions.ask('abc', request)).toBe(7);
    await expect(sessions.ask('def', request)).rejects.toThrow('The database is gone');
  });
});
