import fastify from 'fastify';
import { readTrustProxy, trustedProxies } from './trust-proxy.ts';

it.each([
  ['', 0],
  ['0', 0],
  ['1', 1],
  [' 2 ', 2],
  ['10', 10],
  ['loopback', ['loopback']],
  ['10.0.0.0/8, 192.0.2.7,fd00::/8 , ::1', ['10.0.0.0/8', '192.0.2.7', 'fd00::/8', '::1']],
])('reads %p', (text, trust) => {
  expect(readTrustProxy(text)).toEqual(trust);
});

it.each([
  ...[
    'true',
    'yes',
    'all',
    '*',
    '-1',
    '1.5',
    '11',
    '99999999999999999999',
    '1,loopback',
    'loopback,',
    ',',
    'toString',
  ],
  ...[
    '10.0.0.0/0',
    '10.0.0.0/33',
    '10.0.0.0/8/8',
    '10.0.0.0/255.0.0.0',
    '::1/129',
    '10.0.0',
    'proxy.exemple.test',
  ],
])('refuses %p', (text) => {
  expect(readTrustProxy(text)).toBeNull();
});

/** Address, protocol and host of a request from 127.0.0.1, as the server reads them. */
async function seen(trust: string, headers: Record<string, string>) {
  const app = fastify({ trustProxy: trustedProxies(readTrustProxy(trust) ?? 0) });
  app.get('/', async ({ ip, protocol, host }) => ({ ip, protocol, host }));
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  try {
    return (await (await fetch(url, { headers })).json()) as { ip: string; protocol: string; host: string };
  } finally {
    await app.close();
  }
}

const chain = { 'x-forwarded-for': '203.0.113.66, 198.51.100.5, 10.0.0.9' };

it.each([
  ['0', '127.0.0.1'],
  ['1', '10.0.0.9'],
  ['2', '198.51.100.5'],
  ['3', '203.0.113.66'],
  ['10', '203.0.113.66'],
  ['loopback', '10.0.0.9'],
  ['loopback,10.0.0.0/8', '198.51.100.5'],
  ['127.0.0.1,10.0.0.9,198.51.100.5', '203.0.113.66'],
  ['10.0.0.9', '127.0.0.1'],
  ['uniquelocal', '127.0.0.1'],
])('TRUST_PROXY=%s takes the last address named by a trusted proxy as the client: %s', async (trust, ip) => {
  expect((await seen(trust, chain)).ip).toBe(ip);
});

it('counts hops from the nearest proxy, whatever a client sends before them', async () => {
  const forged = { 'x-forwarded-for': '1.1.1.1, 2.2.2.2, 3.3.3.3, 198.51.100.5' };
  expect((await seen('1', forged)).ip).toBe('198.51.100.5');
});

it('ignores host and protocol from untrusted proxies', async () => {
  const headers = { 'x-forwarded-host': 'forged.test', 'x-forwarded-proto': 'https' };
  const own = { protocol: 'http', host: expect.stringMatching(/^127\.0\.0\.1:/) };
  expect(await seen('0', headers)).toMatchObject(own);
  expect(await seen('10.0.0.9', headers)).toMatchObject(own);
  expect(await seen('1', headers)).toMatchObject({ protocol: 'https', host: 'forged.test' });
});

it.each([
  ['loopback', '::ffff:127.0.0.1', true],
  ['loopback', '::1', true],
  ['fc00::/7', 'fd00::1', true],
  ['fe80::/10', 'fe80::1%eth0', true],
  ['fe80::/10', 'fd00::1', false],
  ['10.0.0.0/8', '11.0.0.1', false],
  ['loopback', 'unknown', false],
  ['loopback', '127.0.0.1:80', false],
])('%s: whether %s is trusted is %p', (trust, address, isBelieved) => {
  expect(trustedProxies(trust.split(','))(address, 0)).toBe(isBelieved);
});
