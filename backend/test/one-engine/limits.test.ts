import { type OpenApi, openApiOf } from '../../fuzz/conformance.ts';
import { other, refusal, signIn } from '../api-calls.ts';
import { type ServerProcess, startServer } from '../server-process.ts';
import { useDatabase } from '../use-server.ts';

const database = useDatabase();

type Call = { method: string; path: string };

async function callsOf({ api }: ServerProcess): Promise<{ all: Call[]; writes: Call[] }> {
  const { paths }: OpenApi = await openApiOf(api);
  const all = Object.entries(paths).flatMap(([template, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path: template.replace(/\{\w+\}/g, '1'),
      isMembers: operation['x-access'] === 'member',
    })),
  );
  return { all, writes: all.filter(({ method, isMembers }) => isMembers && method !== 'GET') };
}

const send = ({ api }: ServerProcess, { method, path }: Call, headers: Record<string, string>) =>
  fetch(api + path, { method, headers });

async function expectRefused(reply: Response): Promise<void> {
  expect(reply.status).toBe(429);
  expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(Number(reply.headers.get('retry-after'))).toBeLessThanOrEqual(61);
  expect(await reply.json()).toEqual(refusal('too-many'));
}

it('limits the writes of a member, and of no other', async () => {
  const limit = 60;
  const server = await startServer({ ...database.env, WRITES: String(limit) }, 'fuzz-server');
  try {
    const { writes } = await callsOf(server);
    expect(writes.length).toBeGreaterThan(1);
    expect(writes.length).toBeLessThan(limit);
    const token = await signIn(server.api);
    const bearer = { authorization: `Bearer ${token}` };
    const comment = { method: 'POST', path: '/az/announcements-comments-store/1' };
    for (let sent = 1; sent <= limit; sent += 1)
      expect((await send(server, comment, bearer)).status).not.toBe(429);
    for (const write of writes) await expectRefused(await send(server, write, bearer));
    for (const write of writes) {
      const others = { authorization: `Bearer ${await signIn(server.api, other)}` };
      expect((await send(server, write, others)).status).not.toBe(429);
    }
  } finally {
    await server.stop();
  }
});

it('limits the requests of an address, and of no other', async () => {
  const limit = 200;
  const server = await startServer({ ...database.env, REQUESTS: String(limit) }, 'fuzz-server');
  try {
    const { all } = await callsOf(server);
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const capabilities = { method: 'GET', path: '/capabilities' };
    for (let sent = 1; sent <= limit; sent += 1)
      expect((await send(server, capabilities, from('198.51.100.7'))).status).toBe(200);
    for (const one of all) await expectRefused(await send(server, one, from('198.51.100.7')));
    for (const one of all) expect((await send(server, one, from('198.51.100.8'))).status).not.toBe(429);
  } finally {
    await server.stop();
  }
});

it('limits the searches of a member, and of no other', async () => {
  const limit = 60;
  const server = await startServer({ ...database.env, SEARCHES: String(limit) }, 'fuzz-server');
  try {
    const bearer = { authorization: `Bearer ${await signIn(server.api)}` };
    const kinds = ['people', 'posts'].map((kind) => ({ method: 'GET', path: `/search/${kind}?q=abel` }));
    for (let sent = 0; sent < limit; sent += 2)
      for (const one of kinds) expect((await send(server, one, bearer)).status).toBe(200);
    for (const one of kinds) await expectRefused(await send(server, one, bearer));
    const others = { authorization: `Bearer ${await signIn(server.api, other)}` };
    for (const one of kinds) expect((await send(server, one, others)).status).toBe(200);
  } finally {
    await server.stop();
  }
});
