import { clientKey, RateLimiter } from '@az/backend';
import type { TabStatus } from '@az/shared/discovery';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { perMinute, tooManyRequests } from '../api/too-many-requests.ts';
import type { Versions } from '../versions/versions.ts';

/** Maximum of status reports of one address in a minute: an office behind one address opens fewer tabs. */
const maxStatuses = 600;
const maxBytes = 4096;

const versionName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}@[\w.+-]{1,80}$/));
const names = v.pipe(v.array(versionName), v.maxLength(20));

const tabStatus = v.strictObject({
  tab: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  runs: names,
  knows: names,
  closed: v.boolean(),
}) satisfies v.GenericSchema<TabStatus>;

/** Anybody may send a status, so it is only counted and decides nothing. `addressOf`: hash of the sender's network. */
export function registerTabs(
  app: FastifyInstance,
  versions: Versions,
  addressOf: (request: FastifyRequest) => string,
): void {
  const limit = new RateLimiter(perMinute(maxStatuses));
  app.post('/discovery/tabs', { bodyLimit: maxBytes }, async (request, reply) => {
    const waitMs = limit.take(clientKey(request.ip));
    if (waitMs > 0) return tooManyRequests(reply, waitMs).send();
    const parsed = v.safeParse(tabStatus, request.body);
    if (!parsed.success) return reply.code(400).send();
    await versions.saveTab(parsed.output, addressOf(request));
    return reply.code(204).send();
  });
}
