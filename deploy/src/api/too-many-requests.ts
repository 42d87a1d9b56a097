import type { FastifyReply } from 'fastify';

/** 429 for an address that has reached its limit; the body is left to the caller. */
export const tooManyRequests = (reply: FastifyReply, waitMs: number): FastifyReply =>
  reply.code(429).header('retry-after', String(Math.ceil(waitMs / 1000)));

export const perMinute = (count: number) => ({ count, windowMs: 60_000 });
