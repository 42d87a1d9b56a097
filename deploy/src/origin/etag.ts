import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Changes with the text and only with it. */
export const etagOf = (text: string): string => `"${createHash('sha256').update(text).digest('base64url')}"`;

/** Puts an ETag on an answer. True when the browser has this very answer already: 304 is the answer then. */
export function isKnownTag(request: FastifyRequest, reply: FastifyReply, etag: string): boolean {
  reply.header('etag', etag);
  return request.headers['if-none-match'] === etag;
}

/** The same with the ETag of a text. */
export const isKnownText = (request: FastifyRequest, reply: FastifyReply, text: string): boolean =>
  isKnownTag(request, reply, etagOf(text));
