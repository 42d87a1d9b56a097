import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Changes with the text and only with it. */
export const etagOf = (text: string): string => `"${createHash('sha256').update(text).digest('base64url')}"`;

/** Puts the ETag of a text on its answer. True when the browser has this text already: 304 is the answer then. */
export function isKnownText(request: FastifyRequest, reply: FastifyReply, text: string): boolean {
  const etag = etagOf(text);
  reply.header('etag', etag);
  return request.headers['if-none-match'] === etag;
}
