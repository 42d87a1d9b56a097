import type { FastifyReply } from 'fastify';

/** Sets status 429 and `retry-after` for an address that has reached its limit; the caller sends the body. */
export const tooManyRequests = (reply: FastifyReply, waitMs: number): FastifyReply =>
  reply.code(429).header('retry-after', String(Math.ceil(waitMs / 1000)));

export const perMinute = (count: number) => ({ count, windowMs: 60_000 });
