import { parseCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';

/** Value of a cookie; null when it is missing or empty. */
export const readCookie = ({ headers }: FastifyRequest, name: string): string | null =>
  parseCookie(headers.cookie ?? '')[name] || null;
