import { addressLimits, clientKey, RateLimiter, type TrafficSettings } from '@az/backend';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { tooManyRequests } from '../api/too-many-requests.ts';
import { backendPath } from './api-path.ts';
import { KeyedQueue } from './keyed-queue.ts';

/** Maximum of pages made at once for one address. Making a page takes one to two milliseconds. */
const maxAtOnce = 16;

const sentence = 'Trop de demandes ont été envoyées en peu de temps. Patientez une minute puis réessayez.\n';

/** Routes that must always answer, or that have limits of their own. */
const isFree = (route: string): boolean =>
  ['/healthz', '/discovery/reports', '/discovery/tabs'].includes(route) ||
  route.startsWith(`${backendPath}/`) ||
  route.startsWith('/deploy/api/');

/** For each address, limits the replies per minute, and how many pages and discovery replies are made at once. */
export function limitRequests(
  app: FastifyInstance,
  settings: Pick<TrafficSettings, 'peoplePerAddress'>,
): void {
  const limits = addressLimits(settings);
  const [files, pages] = [new RateLimiter(limits.files), new RateLimiter(limits.pages)];
  const queue = new KeyedQueue(maxAtOnce);
  const making = new WeakMap<FastifyReply, () => void>();

  app.addHook('onRequest', async ({ ip, routeOptions: { url: route = '' } }, reply) => {
    if (isFree(route)) return;
    const client = clientKey(ip);
    const isFile = route.startsWith('/areas/');
    const waitMs = (isFile ? files : pages).take(client);
    if (waitMs > 0) {
      reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8');
      return tooManyRequests(reply, waitMs).send(sentence);
    }
    if (isFile) return;
    const end = await queue.enter(client);
    making.set(reply, end);
    if (reply.raw.destroyed) end();
    else reply.raw.once('close', end);
  });
  // The reply has been made, so its slot is free even if the client has not read it yet.
  app.addHook('onSend', async (_, reply) => making.get(reply)?.());
}
