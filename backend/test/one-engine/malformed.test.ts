import { connect } from 'node:net';
import { malformedRequests } from '../../fuzz/malformed-requests.ts';
import { call } from '../api-calls.ts';
import { useServer } from '../use-server.ts';

const server = useServer({ program: 'fuzz-server' });

/** Sends a request and ends the sending side. Returns everything received until the connection is closed. */
function exchange(request: string): Promise<string> {
  const { hostname, port } = new URL(server.origin);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) });
    let reply = '';
    socket.on('data', (data) => {
      reply += data.toString('latin1');
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(reply));
    socket.end(Buffer.from(request, 'latin1'));
  });
}

const statusesOf = (reply: string): number[] =>
  [...reply.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));

it('answers two well-formed requests on one connection, one after the other', async () => {
  const one = 'GET /az-connect-backend/api/capabilities HTTP/1.1\r\nHost: x\r\n\r\n';
  expect(statusesOf(await exchange(one + one))).toEqual([200, 200]);
});

it('refuses or cuts off 200 malformed requests, and never answers hidden ones', async () => {
  const requests = malformedRequests('/az-connect-backend/api/verify-token');
  expect(requests.length).toBeGreaterThanOrEqual(200);
  const wrong: string[] = [];
  for (const request of requests) {
    const statuses = statusesOf(await exchange(request));
    const isRefused = statuses.length <= 1 && statuses.every((status) => status >= 400 && status < 500);
    if (!isRefused) wrong.push(`${JSON.stringify(request.slice(0, 220))} → ${statuses.join(', ')}`);
  }
  expect(wrong).toEqual([]);
  expect((await call(`${server.api}/capabilities`)).status).toBe(200);
});
