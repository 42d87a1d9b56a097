import type { IncomingMessage } from 'node:http';
import { constants, type ServerHttp2Stream } from 'node:http2';
import type { FastifyInstance } from 'fastify';
import type { ConnectionLimits } from './connection-limits.ts';
import { everySecond } from './every-second.ts';

/** A body under way. */
type IncomingBody = { received: () => number; waitedMs: number };

/** The stream of a request over HTTP/2. */
export const streamOf = (raw: object): ServerHttp2Stream | null =>
  (raw as { stream?: ServerHttp2Stream }).stream ?? null;

/** Counts what comes from now on. Node itself counts by connection, which all streams of HTTP/2 share. */
function countReceived(raw: IncomingMessage): () => number {
  const stream = streamOf(raw);
  if (!stream) {
    const before = raw.socket.bytesRead;
    return () => raw.socket.bytesRead - before;
  }
  let bytes = 0;
  const push = stream.push.bind(stream);
  stream.push = (chunk: Buffer | null, encoding) => {
    bytes += chunk?.length ?? 0;
    return push(chunk, encoding);
  };
  return () => bytes;
}

function hasBody(raw: IncomingMessage): boolean {
  const stream = streamOf(raw);
  if (stream) return !stream.endAfterHeaders;
  return raw.headers['transfer-encoding'] !== undefined || Number(raw.headers['content-length'] ?? 0) > 0;
}

/** Ends a request without an answer: over HTTP/1.1 its connection, over HTTP/2 nothing beside it. */
export function endRequest(raw: IncomingMessage): void {
  const stream = streamOf(raw);
  if (stream) stream.close(constants.NGHTTP2_CANCEL);
  else raw.socket.destroy();
}

/**
 * Ends requests whose body comes in slower than it must after its grace. Time in which we are the ones who do not read does
 * not count.
 */
export function endSlowBodies(
  app: FastifyInstance,
  { graceMs, bytesPerSecond }: Pick<ConnectionLimits, 'graceMs' | 'bytesPerSecond'>,
): void {
  const incomingBodies = new Map<IncomingMessage, IncomingBody>();
  app.addHook('onRequest', async ({ raw }) => {
    if (hasBody(raw)) incomingBodies.set(raw, { received: countReceived(raw), waitedMs: 0 });
  });
  everySecond(app, () => {
    for (const [raw, arrival] of incomingBodies) {
      if (raw.complete || raw.destroyed) {
        incomingBodies.delete(raw);
        continue;
      }
      // Bytes that wait here unread are our delay.
      if (raw.readableLength === 0) arrival.waitedMs += 1000;
      const owed = ((arrival.waitedMs - graceMs) / 1000) * bytesPerSecond;
      if (arrival.received() < owed) endRequest(raw);
    }
  });
}
