import { stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Sends a cookie that is valid for all paths and hidden from scripts; over TLS it is `Secure`. Age 0 deletes it. */
export function sendCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, value, ageSeconds }: { name: string; value: string; ageSeconds: number },
): void {
  const secure = request.protocol === 'https';
  const how = { path: '/', maxAge: ageSeconds, httpOnly: true, secure, sameSite: 'lax' } as const;
  reply.header('set-cookie', stringifySetCookie({ name, value, ...how }));
}
