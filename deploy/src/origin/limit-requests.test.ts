import { trustedProxies } from '@az/backend';
import fastify, { type FastifyInstance } from 'fastify';
import { limitRequests } from './limit-requests.ts';

let app: FastifyInstance;
let url: string;

beforeEach(async () => {
  app = fastify({ trustProxy: trustedProxies(1) });
  limitRequests(app, { peoplePerAddress: 1 });
  const routes = [
    '/healthz',
    '/discovery/reports',
    '/az-connect-backend/api/login',
    '/areas/*',
    '/discovery',
    '/*',
  ];
  for (const route of routes) app.get(route, async () => 'made');
  url = await app.listen({ host: '127.0.0.1', port: 0 });
});

afterEach(() => app.close());

const ask = (path: string, address = '192.0.2.1') =>
  fetch(url + path, { headers: { 'x-forwarded-for': address } });

/** How many of these concurrent requests were answered. */
const answered = async (path: string, times: number, address?: string): Promise<number> => {
  const replies = await Promise.all(Array.from({ length: times }, () => ask(path, address)));
  return replies.filter(({ status }) => status === 200).length;
};

test('an address gets a limited number of pages and discovery documents a minute, together, and others are not affected', async () => {
  expect(await answered('/feed/home', 12)).toBe(12);
  expect(await answered('/discovery?x', 12)).toBe(8);
  const refused = await ask('/feed/home');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(120);
  expect(refused.headers.get('cache-control')).toBe('no-store');
  expect(await refused.text()).toMatch(/^Trop de demandes .+ réessayez\.\n$/);
  expect(await answered('/feed/home', 1, '192.0.2.2')).toBe(1);
});

test('a network of IPv6 is one address', async () => {
  expect(await answered('/feed/home', 20, '2001:db8:0:7::1')).toBe(20);
  expect(await answered('/feed/home', 1, '2001:db8:0:7:ffff::2')).toBe(0);
  expect(await answered('/feed/home', 1, '2001:db8:0:8::1')).toBe(1);
});

test('files have a limit of their own', async () => {
  expect(await answered('/areas/feed/1.0.0-b100/feed.js', 110)).toBe(100);
  expect(await answered('/feed/home', 1)).toBe(1);
});

test.each(['//areas/x', '/%61reas', '/areas', '/healthz/x', '/healthzz', '/discovery/reports/x'])(
  '%s counts as a page, however it is written',
  async (path) => {
    expect(await answered(path, 25)).toBe(20);
  },
);

test.each(['/healthz', '/healthz?x=1', '/discovery/reports', '/az-connect-backend/api/login'])(
  '%s is limited elsewhere',
  async (path) => {
    expect(await answered(path, 150)).toBe(150);
  },
);

test('a limited number of pages of one address are made at once, and those of others in parallel', async () => {
  await app.close();
  app = fastify({ trustProxy: trustedProxies(1) });
  limitRequests(app, { peoplePerAddress: 10 });
  const started = new Map<string, number>();
  let release: () => void = () => undefined;
  const released = new Promise<void>((settle) => {
    release = settle;
  });
  app.get('/*', async ({ ip }) => {
    started.set(ip, (started.get(ip) ?? 0) + 1);
    if (ip === '192.0.2.1') await released;
    return 'made';
  });
  url = await app.listen({ host: '127.0.0.1', port: 0 });
  const many = answered('/feed/home', 40);
  expect(await answered('/feed/home', 10, '192.0.2.2')).toBe(10);
  expect(started.get('192.0.2.1')).toBeLessThanOrEqual(16);
  release();
  expect(await many).toBe(40);
  expect(started.get('192.0.2.1')).toBe(40);
});
