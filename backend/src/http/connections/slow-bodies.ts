import type { IncomingMessage } from 'node:http';
import { constants, type ServerHttp2Stream } from 'node:http2';
import type { FastifyInstance } from 'fastify';
import type { ConnectionLimits } from './connection-limits.ts';
import { everySecond } from './every-second.ts';

/** A body that is being received. */
type IncomingBody = { received: () => number; waitedMs: number };

/** The stream of a request over HTTP/2. */
export const streamOf = (raw: object): ServerHttp2Stream | null =>
  (raw as { stream?: ServerHttp2Stream }).stream ?? null;

/** Counts received bytes of this stream. Node counts by connection, which all HTTP/2 streams share. */
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

/** Ends a request without a reply: over HTTP/1.1 its connection, over HTTP/2 only its stream. */
export function endRequest(raw: IncomingMessage): void {
  const stream = streamOf(raw);
  if (stream) stream.close(constants.NGHTTP2_CANCEL);
  else raw.socket.destroy();
}

/**
 * Ends requests whose body arrives slower than `bytesPerSecond` after the grace period. Time in which the server does
 * not read is not counted.
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
      // Buffered bytes mean that the server is the one that waits.
      if (raw.readableLength === 0) arrival.waitedMs += 1000;
      const owed = ((arrival.waitedMs - graceMs) / 1000) * bytesPerSecond;
      if (arrival.received() < owed) endRequest(raw);
    }
  });
}
