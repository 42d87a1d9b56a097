import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** How slow a request may come in. */
export type SlowRequestLimits = {
  /** For the headers, in milliseconds. */
  headersMs?: number;
  /** Without any demand on the body, in milliseconds. */
  graceMs?: number;
  /** After that, bytes per second on average. */
  bytesPerSecond?: number;
};

/** A body under way. */
type Arrival = { bytesBefore: number; waitedMs: number };

const checkEveryMs = 1000;
/** Longest possible body at the slowest pace: six images of 5 MB. */
const longestRequestMs = 3_900_000;

/** Over HTTP/2 the count is that of the connection, whose streams share its pace. */
const received = ({ socket }: IncomingMessage): number => socket.bytesRead;

/** What an HTTP/2 request has in place of a connection of its own. */
type WithStream = { stream?: { endAfterHeaders: boolean; session?: { destroy: () => void } } };

function hasBody(raw: IncomingMessage): boolean {
  const { stream } = raw as WithStream;
  if (stream) return !stream.endAfterHeaders;
  return raw.headers['transfer-encoding'] !== undefined || Number(raw.headers['content-length'] ?? 0) > 0;
}

function endConnection(raw: IncomingMessage): void {
  const { stream } = raw as WithStream;
  if (stream) stream.session?.destroy();
  else raw.socket.destroy();
}

/**
 * Ends connections on which headers take more than 30 seconds, or a body comes in at less than 8 KiB a second after a
 * grace of 10 seconds. Time in which we are the ones who do not read does not count. Call it on the root instance before
 * it listens.
 */
export function endSlowRequests(app: FastifyInstance, limits: SlowRequestLimits = {}): void {
  const { headersMs = 30_000, graceMs = 10_000, bytesPerSecond = 8 * 1024 } = limits;
  const arrivals = new Map<IncomingMessage, Arrival>();
  Object.assign(app.server, {
    headersTimeout: headersMs,
    requestTimeout: longestRequestMs,
    connectionsCheckingInterval: Math.min(5000, headersMs),
  });

  function check(): void {
    for (const [raw, arrival] of arrivals) {
      if (raw.complete || raw.destroyed) {
        arrivals.delete(raw);
        continue;
      }
      // Bytes that wait here unread are our delay.
      if (raw.readableLength === 0) arrival.waitedMs += checkEveryMs;
      const owed = ((arrival.waitedMs - graceMs) / 1000) * bytesPerSecond;
      if (received(raw) - arrival.bytesBefore < owed) endConnection(raw);
    }
  }

  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    timer = setInterval(check, checkEveryMs).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
  app.addHook('onRequest', async ({ raw }) => {
    if (hasBody(raw)) arrivals.set(raw, { bytesBefore: received(raw), waitedMs: 0 });
  });
}
