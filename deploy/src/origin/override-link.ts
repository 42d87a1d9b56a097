import { readCookie } from '@az/backend';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { longestOverrideMs, type Override, type OverrideRefusal, readOverride } from '../rollout/override.ts';
import { sendCookie } from './cookies.ts';

const name = 'az-override';
const well = /^[\w-]{1,600}\.[\w-]{86}$/;

function setCookie(request: FastifyRequest, reply: FastifyReply, value: string): void {
  sendCookie(request, reply, { name, value, ageSeconds: value ? longestOverrideMs / 1000 : 0 });
}

/**
 * Keeps what an override link says (`?az-override=…`) in a cookie, or takes it away (`off`), and gives the address without
 * it; null for any other address.
 */
export function followOverrideLink(request: FastifyRequest, reply: FastifyReply): string | null {
  const { pathname, searchParams } = new URL(`http://origin${request.url.replace(/^\/+/, '/')}`);
  const said = searchParams.get(name);
  if (said === null) return null;
  setCookie(request, reply, said === 'off' ? '' : (said.match(well)?.[0] ?? 'none'));
  searchParams.delete(name);
  const rest = searchParams.size > 0 ? `?${searchParams}` : '';
  // Two slashes at its start would make a host of the next part.
  return `${pathname.replace(/^\/+/, '/')}${rest}`;
}

/** What the browser's override asks for; null without one. */
export function overrideOf(
  request: FastifyRequest,
  publicKey: string | null,
): Override | OverrideRefusal | null {
  const text = readCookie(request, name);
  if (!text) return null;
  return well.test(text) ? readOverride(text, publicKey, Date.now()) : 'not-signed';
}

/** Takes an override away that is not obeyed: its page says so once. */
export const dropOverride = (request: FastifyRequest, reply: FastifyReply): void =>
  setCookie(request, reply, '');
