import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Answer, sendRequest } from '../send-request.ts';
import type { Attack } from './attack.ts';

export const signInCall = '/az-connect-backend/api/login';

/** Limit of failed sign-ins of one address in five minutes. */
const maxFailures = 25;
const attempts = 60;

/** A proxy that appends the client's address to the forwarding header, as most do. */
async function startAppendingProxy(origin: string) {
  const server = createServer((incoming, outgoing) => {
    const { remoteAddress = '' } = incoming.socket;
    const before = incoming.headers['x-forwarded-for'];
    const headers = {
      ...incoming.headers,
      'x-forwarded-for': before ? `${before}, ${remoteAddress}` : remoteAddress,
    };
    const passed = request(origin + incoming.url, { method: incoming.method, headers }, (reply) => {
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(outgoing);
    });
    passed.once('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((settle) => {
    server.listen(0, '127.0.0.1', settle);
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

/** A failed sign-in with a unique e-mail, because failures are counted by e-mail, too. */
export const wrongPassword = () =>
  JSON.stringify({ email: `${Math.random()}@exemple.test`, password: 'Wrong-2026!' });

/** Tries to sign in with a wrong password. */
export const trySignIn = (url: string, headers: Record<string, string>, from?: string): Promise<Answer> =>
  sendRequest(url + signInCall, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: wrongPassword(),
    ...(from ? { from } : {}),
  });

/** Sixty wrong passwords, each with other forwarding headers. Counts the replies by status. */
export async function forgeAddresses(
  attempt: (headers: Record<string, string>) => Promise<{ status: number }>,
): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (let number = 1; number <= attempts; number += 1) {
    const address = `198.51.100.${number}`;
    const { status } = await attempt({
      'x-forwarded-for': address,
      forwarded: `for=${address}`,
      'x-real-ip': address,
    });
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}

/** One address has one limit of failures, whatever headers it sends. */
export const forgeryFaults = ({ 401: failed = 0, 429: refused = 0 }: Record<number, number>): string[] =>
  failed === maxFailures && refused === attempts - maxFailures
    ? []
    : [`Of ${attempts} wrong passwords ${failed} were tried and ${refused} refused.`];

/** One address claims to be another one for each wrong password, behind a proxy that appends. */
export const forgedAddresses: Attack = {
  name: 'forged-addresses',
  run: async ({ startOrigin }) => {
    const origin = await startOrigin({ TRUST_PROXY: '1' });
    const proxy = await startAppendingProxy(origin.url);
    try {
      const counts = await forgeAddresses((headers) => trySignIn(proxy.url, headers));
      const innocent = await trySignIn(proxy.url, {}, '127.0.0.2');
      const faults = forgeryFaults(counts);
      if (innocent.status !== 401) faults.push(`Another address was answered ${innocent.status}.`);
      return { faults, figures: { tried: counts[401] ?? 0, refused: counts[429] ?? 0 } };
    } finally {
      proxy.stop();
    }
  },
};
