import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { ConnectionLimits } from './connection-limits.ts';
import { everySecond } from './every-second.ts';
import { endRequest, streamOf } from './slow-bodies.ts';

type Limits = Pick<ConnectionLimits, 'unreadMs' | 'unreadBytes' | 'bytesPerSecond'>;

/** A reply under way: for how long some of it has been waiting to be taken, in milliseconds. */
type Departure = { reply: ServerResponse; waitedMs: number };

/** Bytes that wait to be taken. A reply that is not at its connection's head has no socket yet. */
const unreadBytesOf = (reply: ServerResponse): number =>
  streamOf(reply)?.writableLength ?? reply.socket?.writableLength ?? 0;

/**
 * Ends requests whose reply nobody takes: what waits must have gone after `unreadMs` and the time that it takes at
 * `bytesPerSecond`. Of replies that hold more than `unreadBytes` together those end first that have waited longest.
 */
export function endUnreadReplies(
  app: FastifyInstance,
  { unreadMs, unreadBytes, bytesPerSecond }: Limits,
): void {
  const departures = new Map<IncomingMessage, Departure>();
  app.addHook('onRequest', async ({ raw }, reply) => {
    const departure: Departure = { reply: reply.raw, waitedMs: 0 };
    departures.set(raw, departure);
    reply.raw.on('drain', () => {
      departure.waitedMs = 0;
    });
    reply.raw.once('close', () => departures.delete(raw));
  });
  everySecond(app, () => {
    let held = 0;
    const waiting: { raw: IncomingMessage; bytes: number; waitedMs: number }[] = [];
    for (const [raw, departure] of departures) {
      const bytes = unreadBytesOf(departure.reply);
      departure.waitedMs = bytes > 0 ? departure.waitedMs + 1000 : 0;
      if (departure.waitedMs > unreadMs + (1000 * bytes) / bytesPerSecond) endRequest(raw);
      else waiting.push({ raw, bytes, waitedMs: departure.waitedMs });
      held += bytes;
      if (raw.destroyed) departures.delete(raw);
    }
    for (const { raw, bytes } of waiting.sort((one, other) => other.waitedMs - one.waitedMs)) {
      if (held <= unreadBytes) break;
      endRequest(raw);
      held -= bytes;
    }
  });
}
