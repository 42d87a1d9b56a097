import type { IncomingMessage } from 'node:http';
import { constants, type ServerHttp2Stream } from 'node:http2';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { clientKey } from '../../security/client-address.ts';
import type { ConnectionLimits } from './connection-limits.ts';
import { everySecond } from './every-second.ts';

export const streamOf = (raw: object): ServerHttp2Stream | null =>
  (raw as { stream?: ServerHttp2Stream }).stream ?? null;

/** Counts the bytes received for one request. Node counts per connection, which all its HTTP/2 streams share. */
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

/**
 * Whether a body arrives over the network. The body of an injected request does not: it is complete from the start,
 * and stays unread if the request is refused.
 */
function hasBody(raw: IncomingMessage): boolean {
  const stream = streamOf(raw);
  if (stream) return !stream.endAfterHeaders;
  if (!(raw.socket instanceof Socket)) return false;
  return raw.headers['transfer-encoding'] !== undefined || Number(raw.headers['content-length'] ?? 0) > 0;
}

/** Ends the connection over HTTP/1.1, and only the stream over HTTP/2. Does nothing for an injected request. */
export function endRequest(raw: IncomingMessage): void {
  const stream = streamOf(raw);
  if (stream) stream.close(constants.NGHTTP2_CANCEL);
  else if (raw.socket instanceof Socket) raw.socket.destroy();
}

/** A body that is being received. Time in which the server does not read is not counted. */
class IncomingBody {
  /** Time since the last byte, in milliseconds. */
  idleMs = 0;
  waitedMs = 0;
  #bytes = 0;
  readonly #countBytes: () => number;

  /** `client`: the key of the address whose slow bodies include this one. */
  constructor(
    readonly raw: IncomingMessage,
    readonly client: string,
  ) {
    this.#countBytes = countReceived(raw);
  }

  /** Bytes a second, on average. */
  get rate(): number {
    return (1000 * this.#bytes) / this.waitedMs;
  }

  /** To be called each second. */
  measure(): void {
    // Bytes in the buffer mean that the server has not read yet: the client is not slow.
    if (this.raw.readableLength > 0) return;
    const bytes = this.#countBytes();
    this.idleMs = bytes > this.#bytes ? 0 : this.idleMs + 1000;
    this.waitedMs += 1000;
    this.#bytes = bytes;
  }
}

type Limits = Pick<ConnectionLimits, 'bodyIdleMs' | 'graceMs' | 'bytesPerSecond' | 'slowBodiesPerAddress'>;

/**
 * Ends requests whose body stops for `bodyIdleMs`. A body that keeps arriving may be slow, but if one address sends
 * more than `slowBodiesPerAddress` slow bodies, the slowest are ended.
 */
export function endSlowBodies(
  app: FastifyInstance,
  { bodyIdleMs, graceMs, bytesPerSecond, slowBodiesPerAddress }: Limits,
): void {
  const bodies = new Set<IncomingBody>();
  app.addHook('onRequest', async ({ raw, ip }) => {
    if (hasBody(raw)) bodies.add(new IncomingBody(raw, clientKey(ip)));
  });
  everySecond(app, () => {
    for (const body of bodies) {
      if (body.raw.complete || body.raw.destroyed) bodies.delete(body);
      else body.measure();
      if (body.idleMs >= bodyIdleMs) endRequest(body.raw);
    }
    const slow = [...bodies].filter(({ waitedMs, rate }) => waitedMs > graceMs && rate < bytesPerSecond);
    const counts = new Map<string, number>();
    for (const { raw, client } of slow.sort((one, other) => other.rate - one.rate)) {
      const count = (counts.get(client) ?? 0) + 1;
      counts.set(client, count);
      if (count > slowBodiesPerAddress) endRequest(raw);
    }
  });
}
