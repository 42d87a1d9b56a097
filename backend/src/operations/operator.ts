import { createHash, timingSafeEqual } from 'node:crypto';
import { isIPv4 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Headers of proxies that forward a request. */
const forwarding = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

/** A token that is long enough and that a header can carry. */
export const isMetricsToken = (text: string): boolean => /^[!-~]{16,255}$/.test(text);

export const metricsTokenMistake = 'METRICS_TOKEN must have 16 to 255 visible ASCII characters.';

const digest = (text: string) => createHash('sha256').update(text).digest();

function comesFromThisMachine({ raw, headers }: FastifyRequest): boolean {
  const address = (raw.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  const isLoopback = address === '::1' || (isIPv4(address) && address.startsWith('127.'));
  return isLoopback && !forwarding.some((name) => name in headers);
}

/** Whether a request has the token, or comes from this machine without any proxy, even a trusted one. */
export function isOperator(request: FastifyRequest, token: string | null): boolean {
  const { authorization = '' } = request.headers;
  const hasToken = token !== null && timingSafeEqual(digest(authorization), digest(`Bearer ${token}`));
  return hasToken || comesFromThisMachine(request);
}
