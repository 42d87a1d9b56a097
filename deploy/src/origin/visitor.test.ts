import type { Database } from '@az/backend';
import fastify from 'fastify';
import type { Settings } from '../env.ts';
import { SessionMembers, unitFinder } from './visitor.ts';

const found = jest.fn<Promise<number | null>, [string]>();

jest.mock('@az/backend', () => ({
  ...jest.requireActual('@az/backend'),
  memberOfSession: (_: unknown, token: string) => found(token),
}));

const noDatabase = {} as Database;

async function ask(
  cookie: string,
  { apiOrigin = null, proto = 'http' } = {} as { apiOrigin?: string | null; proto?: string },
) {
  const app = fastify({ trustProxy: true });
  const unitOf = unitFinder({ apiOrigin } as Settings, noDatabase);
  app.get('/', async (request, reply) => ({ unit: await unitOf(request, reply)() }));
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const reply = await fetch(address, { headers: { cookie, 'x-forwarded-proto': proto } });
  const { unit } = (await reply.json()) as { unit: string | null };
  await app.close();
  return { unit, cookie: reply.headers.get('set-cookie') };
}

test('a signed-in member is the same on every device, and needs no cookie', async () => {
  found.mockResolvedValue(42);
  expect(await ask('theme=dark; authKey=abc')).toEqual({ unit: '42', cookie: null });
  expect(found).toHaveBeenCalledWith('abc');
});

test.each([
  ['signed out', '', null],
  ['with a session that is not open', 'authKey=abc', null],
  ['with an API elsewhere', 'authKey=abc', 'https://api.test'],
])('%s, the browser is known by a cookie that no script reads', async (_name, cookie, apiOrigin) => {
  found.mockResolvedValue(null);
  const first = await ask(cookie, { apiOrigin });
  expect(first.unit).toMatch(/^[0-9a-f]{32}$/);
  expect(first.cookie).toBe(`az-cohort=${first.unit}; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax`);
  const again = await ask(`${cookie}; az-cohort=${first.unit}`, { apiOrigin });
  expect(again).toEqual({ unit: first.unit, cookie: null });
});

test('over TLS the cookie is bound to this host', async () => {
  const { unit, cookie } = await ask('', { proto: 'https' });
  expect(cookie).toBe(`__Host-az-cohort=${unit}; Max-Age=31536000; Path=/; HttpOnly; Secure; SameSite=Lax`);
});

test('a cookie of another form is replaced', async () => {
  const { unit, cookie } = await ask('az-cohort=0');
  expect(unit).not.toBe('0');
  expect(cookie).toContain(unit);
});

test('a session that cannot be looked up makes nobody', async () => {
  found.mockRejectedValue(new Error('The database is gone'));
  expect(await ask('authKey=abc')).toEqual({ unit: null, cookie: null });
});

describe('members of sessions', () => {
  test('are looked up once a minute, and the last answer counts when there is none', async () => {
    let now = 0;
    const find = jest.fn(async () => 7 as number | null);
    const members = new SessionMembers(find, () => now);
    for (const time of [0, 59_999]) {
      now = time;
      expect(await members.memberOf('abc')).toBe(7);
    }
    expect(find).toHaveBeenCalledTimes(1);
    now = 60_000;
    find.mockRejectedValue(new Error('The database is gone'));
    expect(await members.memberOf('abc')).toBe(7);
    await expect(members.memberOf('def')).rejects.toThrow('The database is gone');
  });
});
