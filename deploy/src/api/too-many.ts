import type { FastifyReply } from 'fastify';

/** The answer for an address that has reached its limit, but for its body. */
export const tooMany = (reply: FastifyReply, waitMs: number): FastifyReply =>
  reply.code(429).header('retry-after', String(Math.ceil(waitMs / 1000)));

/** So many times a minute, for `RateLimiter`. */
export const perMinute = (count: number) => ({ count, windowMs: 60_000 });
