import { connect } from 'node:http2';
import type { Attack } from './attack.ts';
import { forgeAddresses, forgeryFaults, signInCall, trySignIn, wrongPassword } from './forged-addresses.ts';

/** Tries to sign in with a wrong password over HTTP/2, on its own connection. */
async function trySignInOverHttp2(url: string, headers: Record<string, string>) {
  const session = connect(url, { rejectUnauthorized: false });
  try {
    return await new Promise<{ status: number }>((settle, reject) => {
      session.once('error', reject);
      const stream = session.request({
        ':method': 'POST',
        ':path': signInCall,
        'content-type': 'application/json',
        ...headers,
      });
      stream.once('error', reject);
      stream.once('response', ({ ':status': status = 0 }) => settle({ status }));
      stream.end(wrongPassword());
    });
  } finally {
    session.destroy();
  }
}

/** One forging address for each protocol, at an origin with an external API. */
export const forgedThroughProxy: Attack = {
  name: 'forged-through-proxy',
  run: async ({ startApi, startOrigin, tls }) => {
    const api = await startApi({ TRUST_PROXY: 'loopback' });
    const { url } = await startOrigin({ API_ORIGIN: api.url, ...tls });
    const [one, two] = [
      await forgeAddresses((headers) => trySignIn(url, headers, '127.0.0.3')),
      await forgeAddresses((headers) => trySignInOverHttp2(url, headers)),
    ];
    const innocent = await trySignIn(url, {}, '127.0.0.2');
    const faults = [
      ...forgeryFaults(one).map((fault) => `HTTP/1.1: ${fault}`),
      ...forgeryFaults(two).map((fault) => `HTTP/2: ${fault}`),
    ];
    if (innocent.status !== 401) faults.push(`Another address was answered ${innocent.status}.`);
    const figures = { 'HTTP/1.1 tried': one[401] ?? 0, 'HTTP/2 tried': two[401] ?? 0 };
    return { faults, figures };
  },
};
