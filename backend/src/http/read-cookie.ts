import { parseCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';

/** What the browser sends under this name; null when that is nothing. */
export const readCookie = ({ headers }: FastifyRequest, name: string): string | null =>
  parseCookie(headers.cookie ?? '')[name] || null;
