import { clientKey, RateLimiter } from '@az/backend';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { MissingFiles } from '../answers/answers.ts';
import { type Command, commands } from '../commands/index.ts';
import { checkBody, isDigest, missingBody, publishBody } from '../commands/publish.ts';
import type { Caller } from '../control/control-plane.ts';
import { type Refusal, refuse } from '../control/outcome.ts';
import type { AddressHash, DeployApiOptions } from './deploy-api-options.ts';
import { Publisher } from './publisher.ts';
import { registerReads } from './read-routes.ts';
import { type CallAction, commandRoute, isCommand, type Params, publishRoute } from './required-right.ts';
import { badBody, send } from './send-reply.ts';
import { perMinute, tooManyRequests } from './too-many-requests.ts';
import { maxFileBytes } from './uploads.ts';

/** Maximum of counted refusals of one address in a minute. Beyond it bad tokens get 429; good ones still work. */
export const maxRefusals = 60;

const tooManySentence = 'Too many refused tokens: wait a minute, or send one that is good.';

const otherArea = refuse('The record is of another area.');

const callerOf = ({ headers, ip }: FastifyRequest, addressHash: AddressHash): Caller => ({
  token: /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? null,
  address: addressHash(ip),
});

/**
 * A time from a body, by the clock of the origin. Clients compute it by their own clock, which the header `az-clock`
 * shows in milliseconds; older clients do not send it.
 */
function byOwnClock(time: number, { headers }: FastifyRequest, now: number): number {
  const theirs = Number(headers['az-clock'] ?? Number.NaN);
  return Number.isFinite(theirs) ? time + now - theirs : time;
}

function registerCommands(
  api: FastifyInstance,
  { versions, observation, productUrl, addressHash }: DeployApiOptions,
  publisher: Publisher,
) {
  api.post<{ Params: { verb: string; area: string } }>(
    '/commands/:verb/:area',
    commandRoute,
    async (request, reply) => {
      const { verb, area } = request.params;
      if (!isCommand(verb)) return send(reply, refuse(`There is no command ${verb}.`, 'unknown'));
      const { body, scope, create, finish } = commands[verb];
      const parsed = v.safeParse(body, request.body ?? {});
      if (!parsed.success) return badBody(reply, parsed.issues);
      const { dryRun, expected, why, ...rest } = parsed.output;
      const created = create?.();
      const ofArea = scope === 'area' ? { area } : {};
      // The schema of this verb has parsed the body.
      const command = { ...rest, ...created?.fields, ...ofArea, verb } as Command;
      if ('expiresAt' in command && command.expiresAt !== null)
        command.expiresAt = byOwnClock(command.expiresAt, request, versions.now());
      const isPromotion = command.verb === 'promote' && !command.force;
      const hold = isPromotion ? await observation?.guardrail.holdOf(command.area) : null;
      const answer = await versions.control.execute(callerOf(request, addressHash), command, {
        dryRun,
        expected,
        why,
        hold: hold ?? null,
      });
      if (!answer.ok || dryRun) return send(reply, answer);
      const said = [...answer.said, ...((await finish?.(publisher)) ?? [])];
      return { ...answer, said, ...created?.reply?.(productUrl) };
    },
  );
}

function registerPublish(api: FastifyInstance, { addressHash }: DeployApiOptions, publisher: Publisher) {
  api.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_, body, done) =>
    done(null, body),
  );
  api.post<{ Params: { area: string } }>(
    '/publish/:area/missing',
    { ...publishRoute, bodyLimit: maxFileBytes },
    async (request, reply) => {
      const parsed = v.safeParse(missingBody, request.body);
      if (!parsed.success) return badBody(reply, parsed.issues);
      const missing = await publisher.uploads.missing(parsed.output.digests);
      return { missing, maxFileBytes } satisfies MissingFiles;
    },
  );
  api.post<{ Params: { area: string } }>(
    '/publish/:area/check',
    { ...publishRoute, bodyLimit: maxFileBytes },
    async (request, reply) => {
      const parsed = v.safeParse(checkBody, request.body);
      if (!parsed.success) return badBody(reply, parsed.issues);
      const { record, files, signature, ...found } = parsed.output;
      if (record.area !== request.params.area) return send(reply, otherArea);
      const publication = { record, files, signature };
      return send(reply, await publisher.check(callerOf(request, addressHash), publication, found));
    },
  );
  api.put<{ Params: { digest: string } }>(
    '/publish/:area/files/:digest',
    { ...publishRoute, bodyLimit: maxFileBytes },
    async ({ params: { digest }, body }, reply) => {
      const isFile = isDigest(digest) && Buffer.isBuffer(body);
      const refusal = isFile
        ? await publisher.keep(digest, body)
        : refuse('This is no file under its digest.');
      return refusal ? send(reply, refusal) : reply.code(204).send();
    },
  );
  api.post<{ Params: { area: string } }>(
    '/publish/:area/versions',
    { ...publishRoute, bodyLimit: maxFileBytes },
    async (request, reply) => {
      const parsed = v.safeParse(publishBody, request.body);
      if (!parsed.success) return badBody(reply, parsed.issues);
      const { dryRun, expected, why, record, files, signature } = parsed.output;
      if (record.area !== request.params.area) return send(reply, otherArea);
      const publication = { record, files, signature };
      return send(
        reply,
        await publisher.publish(callerOf(request, addressHash), publication, { dryRun, expected, why }),
      );
    },
  );
}

/** The refusal of a body that is too large; `limit` in bytes. */
function tooLarge({ url, headers }: FastifyRequest, limit: number): Refusal {
  const size = headers['content-length'];
  const sentence = `${url} has ${size ? `${size} bytes` : 'more'}; the origin accepts ${limit} bytes at most.`;
  return refuse(sentence, 'too-large');
}

/** `/deploy/api`: a token's right is checked before body and limits. Refused tokens are counted and limited by address. */
export async function deployApi(api: FastifyInstance, options: DeployApiOptions): Promise<void> {
  const limit = new RateLimiter(perMinute(maxRefusals));
  const publisher = new Publisher(options.versions, options.files, options.dataDir);
  api.addHook('onRoute', ({ method, url, config }) => {
    if (!config?.action) throw new Error(`${method} ${url} does not say which right it needs.`);
  });
  api.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    // The hook above ensures that every route declares its action.
    const { verb, right, area } = (request.routeOptions.config.action as (params: Params) => CallAction)(
      request.params as Params,
    );
    const { control } = options.versions;
    const caller = callerOf(request, options.addressHash);
    const denied = await control.deniedFor(caller, { verb: right, area });
    if (!denied) return;
    const waitMs = limit.take(clientKey(request.ip));
    if (waitMs > 0) return tooManyRequests(reply, waitMs).send(refuse(tooManySentence, 'not-allowed'));
    await control.countRefusal(caller, { verb, area }, denied);
    return send(reply, denied.refusal);
  });
  // The control plane has its own error sentences, in English. The origin's other error replies are for members.
  api.setErrorHandler((error: FastifyError, request, reply) => {
    if (error.code !== 'FST_ERR_CTP_BODY_TOO_LARGE') throw error;
    return send(reply, tooLarge(request, request.routeOptions.bodyLimit ?? maxFileBytes));
  });
  registerReads(api, options);
  registerCommands(api, options, publisher);
  registerPublish(api, options, publisher);
}
