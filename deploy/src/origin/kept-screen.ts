import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Part of the key of the screens that a browser keeps in a session; the same as in shell/src/kept-screen/screen-key.ts. */
const screenKey = (token: string): string =>
  createHash('sha256').update(`az-screen ${token}`).digest('base64url');

/** Whether a service worker gets the reply, which can show a kept screen in it (navigation preload). */
export const isForWorker = ({ headers }: FastifyRequest): boolean =>
  headers['service-worker-navigation-preload'] !== undefined;

/**
 * Tells the service worker which screen it may show before the page starts, once the session is verified: the key of the
 * session's screens, and the versions that draw the page (decision 160).
 */
export async function nameKeptScreen(
  request: FastifyRequest,
  reply: FastifyReply,
  { token, isVerified, drawnBy }: { token: string; isVerified: Promise<boolean>; drawnBy: string },
): Promise<void> {
  if (isForWorker(request) && (await isVerified)) reply.header('az-screen', `${screenKey(token)} ${drawnBy}`);
}
