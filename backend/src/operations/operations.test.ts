import fastify from 'fastify';
import type { Database } from '../database/database.ts';
import { Metrics } from './metrics.ts';
import { addOperations } from './operations.ts';

const noPool = { size: 0, idle: 0, waiting: 0 };

/**
 * Asks a server for `/readyz`. `lostSince`: when it lost the connection by which processes tell each other of changes, or
 * null. `aheadMs`: by how much its clock is ahead of the database's.
 */
async function readyReply(lostSince: Date | null, aheadMs = 0): Promise<unknown> {
  const db = {
    ping: async () => undefined,
    observe: () => undefined,
    pool: () => noPool,
    clock: { now: Date.now, aheadMs: () => aheadMs },
    signals: { lostSince: () => lostSince },
  } as unknown as Database;
  const app = fastify();
  addOperations(app, { db, metrics: new Metrics(db) });
  const reply = await fetch(`${await app.listen({ host: '127.0.0.1', port: 0 })}/readyz`);
  const body = await reply.json();
  await app.close();
  return { status: reply.status, body };
}

it('says that a server has not heard of other processes for half a minute, and stays ready', async () => {
  const ready = { status: 200, body: { status: true } };
  expect(await readyReply(null)).toEqual(ready);
  expect(await readyReply(new Date(Date.now() - 20_000))).toEqual(ready);
  expect(await readyReply(new Date(Date.now() - 31_000))).toEqual({
    status: 200,
    body: { status: true, degraded: 'bus' },
  });
});

it("says that the clock of a server differs from the database's by more than five seconds", async () => {
  expect(await readyReply(null, 4000)).toEqual({ status: 200, body: { status: true } });
  expect(await readyReply(null, -6000)).toEqual({ status: 200, body: { status: true, degraded: 'clock' } });
});
