import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

export const etagOf = (text: string): string => `"${createHash('sha256').update(text).digest('base64url')}"`;

/** Sets the ETag of a reply. True when the browser has this version already and 304 is the reply. */
export function isKnownTag(request: FastifyRequest, reply: FastifyReply, etag: string): boolean {
  reply.header('etag', etag);
  return request.headers['if-none-match'] === etag;
}

export const isKnownText = (request: FastifyRequest, reply: FastifyReply, text: string): boolean =>
  isKnownTag(request, reply, etagOf(text));
