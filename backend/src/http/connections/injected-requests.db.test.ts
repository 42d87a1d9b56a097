// Runs in vitest: jest cannot load a module that `light-my-request`, which injects requests, needs.
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { connectionLimits } from './connection-limits.ts';
import { limitConnections } from './limit-connections.ts';

test('a body that the process sends itself is no slow one, and a refused one is never read', async () => {
  const app = fastify();
  const limits = { bodyIdleMs: 1000, graceMs: 0, bytesPerSecond: 1e6, slowBodiesPerAddress: 1 };
  limitConnections(
    app,
    connectionLimits({ peoplePerAddress: 300, maxConnections: 1000 }, limits),
    () => false,
  );
  app.post('/refused', { onRequest: async (_request, reply) => reply.code(401).send() }, async () => '');
  app.post('/upload', async () => 'received');
  await app.listen({ host: '127.0.0.1', port: 0 });
  const refused = await app.inject({ method: 'POST', url: '/refused', payload: 'x' });
  expect(refused.statusCode).toBe(401);
  // Bodies are checked in order of arrival: when this upload has been ended, the refused request has been checked, too.
  const { port } = app.server.address() as AddressInfo; // it listens on a port
  const socket = connect(port, '127.0.0.1');
  socket.write('POST /upload HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ncontent-length: 2\r\n\r\nx');
  socket.resume();
  await once(socket, 'close');
  const { statusCode } = await app.inject({ method: 'POST', url: '/refused', payload: 'x' });
  expect(statusCode).toBe(401);
  await app.close();
});
