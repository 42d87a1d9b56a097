import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { ConnectionLimits } from './connection-limits.ts';
import { everySecond } from './every-second.ts';
import { endRequest, streamOf } from './slow-bodies.ts';

type Limits = Pick<ConnectionLimits, 'unreadMs' | 'unreadBytes' | 'bytesPerSecond'>;

/** A reply that is being sent, and for how long it has had unread bytes, in milliseconds. */
type OutgoingReply = { reply: ServerResponse; waitedMs: number };

/** Number of unread bytes. A pipelined reply has no socket before its turn, and so counts as 0. */
const unreadBytesOf = (reply: ServerResponse): number =>
  streamOf(reply)?.writableLength ?? reply.socket?.writableLength ?? 0;

/**
 * Ends requests whose reply is not read within `unreadMs` plus the time of its bytes at `bytesPerSecond`. When all
 * replies together hold more than `unreadBytes`, those that have waited longest are ended first.
 */
export function endUnreadReplies(
  app: FastifyInstance,
  { unreadMs, unreadBytes, bytesPerSecond }: Limits,
): void {
  const outgoingReplies = new Map<IncomingMessage, OutgoingReply>();
  app.addHook('onRequest', async ({ raw }, reply) => {
    const outgoing: OutgoingReply = { reply: reply.raw, waitedMs: 0 };
    outgoingReplies.set(raw, outgoing);
    reply.raw.on('drain', () => {
      outgoing.waitedMs = 0;
    });
    reply.raw.once('close', () => outgoingReplies.delete(raw));
  });
  everySecond(app, () => {
    let held = 0;
    const waiting: { raw: IncomingMessage; bytes: number; waitedMs: number }[] = [];
    for (const [raw, outgoing] of outgoingReplies) {
      const bytes = unreadBytesOf(outgoing.reply);
      outgoing.waitedMs = bytes > 0 ? outgoing.waitedMs + 1000 : 0;
      if (outgoing.waitedMs > unreadMs + (1000 * bytes) / bytesPerSecond) endRequest(raw);
      else waiting.push({ raw, bytes, waitedMs: outgoing.waitedMs });
      held += bytes;
      if (raw.destroyed) outgoingReplies.delete(raw);
    }
    for (const { raw, bytes } of waiting.sort((one, other) => other.waitedMs - one.waitedMs)) {
      if (held <= unreadBytes) break;
      endRequest(raw);
      held -= bytes;
    }
  });
}
