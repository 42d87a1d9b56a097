import { randomBytes } from 'node:crypto';
import { clientKey, RateLimiter } from '@az/backend';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { type Command, commandRights } from '../control/apply.ts';
import type { Answer, Caller } from '../control/control-plane.ts';
import { type Refusal, type RefusalKind, refuse } from '../control/outcome.ts';
import { openOverrides } from '../control/override-commands.ts';
import type { RightVerb } from '../control/state.ts';
import { reachOf } from '../control/tabs.ts';
import { publishedVersion, unknownArea, usableVersion } from '../control/usable.ts';
import { crawledRoutes } from '../crawl/crawled-routes.ts';
import type { Observation } from '../guardrail/observation.ts';
import { readWhy } from '../guardrail/sentences.ts';
import { newOverrideId, overrideLink } from '../rollout/override.ts';
import type { FileStore } from '../versions/file-store.ts';
import type { Versions } from '../versions/versions.ts';
import type { AuditLog, Status } from './answers.ts';
import { billType, readBill } from './bill.ts';
import {
  asRecord,
  type CommandName,
  commandBodies,
  isArea,
  isDigest,
  missingBody,
  publishBody,
} from './bodies.ts';
import { newToken } from './new-token.ts';
import { Publisher } from './publisher.ts';
import { historyOf, overrideStatus, statusOf, withdrawalVerbs } from './status.ts';
import { perMinute, tooMany } from './too-many.ts';

const statuses: Record<RefusalKind, number> = {
  'signed-out': 401,
  'not-allowed': 403,
  unknown: 404,
  conflict: 409,
  refused: 422,
  'no-room': 507,
};

/** So many refused tokens of one address within a minute are counted; after that it is told to wait, a good token is not. */
export const mostRefusals = 60;

const tooManySentence = 'Too many refused tokens: wait a minute, or send one that is good.';

const mostBytes = 20 * 1024 * 1024;

type Wanted = { verb: string; right: RightVerb; area: string };
type Params = { verb?: string; area?: string };

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a call of this route wants, as far as its address tells: looked at before any body is read. */
    wants?: (params: Params) => Wanted;
  }
}

/** Options of the plugin. */
export type DeployApiOptions = {
  versions: Versions;
  files: FileStore;
  dataDir: string;
  observation?: Observation | undefined;
  /** Where members open the product. */
  productUrl: () => string;
  /** Hash of the address that a refused token came from. */
  addressHash: AddressHash;
};

type AddressHash = (address: string) => string;

const callerOf = ({ headers, ip }: FastifyRequest, addressHash: AddressHash): Caller => ({
  token: /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? null,
  address: addressHash(ip),
});

const send = (reply: FastifyReply, answer: Answer | Refusal) =>
  answer.ok ? reply.send(answer) : reply.code(statuses[answer.kind]).send(answer);

const badBody = (
  reply: FastifyReply,
  issues: { message: string; path?: { key: unknown }[] | undefined }[],
) => {
  const [issue] = issues;
  const place = issue?.path?.map(({ key }) => String(key)).join('.') ?? '';
  return reply
    .code(400)
    .send(refuse(`The request is malformed${place ? ` at ${place}` : ''}: ${issue?.message}`));
};

const isCommand = (name: string): name is CommandName => Object.hasOwn(commandBodies, name);

const reading = (verb: string) => ({
  config: { wants: (): Wanted => ({ verb, right: 'read', area: '*' }) },
});

/** Area of an address; what can be none is everywhere, so that nobody writes names of their own into the log. */
const areaIn = ({ area = 'all' }: Params): string => (area !== 'all' && isArea(area) ? area : '*');

const commanding = {
  config: {
    wants: (params: Params): Wanted => {
      const { verb = '' } = params;
      const known = isCommand(verb)
        ? { verb, right: commandRights[verb] }
        : { verb: 'unknown', right: 'read' as const };
      return { ...known, area: areaIn(params) };
    },
  },
};

const publishing = {
  config: {
    wants: (params: Params): Wanted => ({ verb: 'publish', right: 'publish', area: areaIn(params) }),
  },
};

/** The command of a checked body. What is random is made here, and a new token is told once. */
function commandFrom(
  verb: CommandName,
  area: string,
  body: Record<string, unknown>,
): { command: Command; token?: string } {
  if (verb === 'override') body = { ...body, id: newOverrideId() };
  if (verb === 'start') body = { ...body, rolloutId: randomBytes(16).toString('hex') };
  if (verb !== 'create-token') return { command: { ...body, verb, area } as Command };
  const { token, kept } = newToken();
  return { command: { ...body, ...kept, verb } as Command, token };
}

function registerReads(api: FastifyInstance, { versions, files, observation, productUrl }: DeployApiOptions) {
  const { control } = versions;
  api.get('/status', reading('status'), async (): Promise<Status> => {
    const { store } = control;
    const facts = {
      guardrail: observation?.guardrail,
      traffic: await observation?.traffic(Date.now()),
      withdrawals: await store.lastOf(withdrawalVerbs),
    };
    return { ...statusOf(await store.read(), facts), productUrl: productUrl() };
  });
  api.get<{ Params: { area: string } }>(
    '/areas/:area/history',
    reading('history'),
    async ({ params: { area } }, reply) => {
      const state = await control.store.read();
      const unknown = unknownArea(state, area);
      return unknown ? send(reply, unknown) : historyOf(state, area);
    },
  );
  api.get<{ Params: { area: string } }>(
    '/areas/:area/recalls',
    reading('recalls'),
    async ({ params: { area } }, reply) => {
      const state = await control.store.read();
      const unknown = unknownArea(state, area);
      if (unknown) return send(reply, unknown);
      return { recalls: await reachOf(state, area, (recalled) => control.store.countTabs(recalled)) };
    },
  );
  api.get<{ Params: { area: string } }>(
    '/areas/:area/health',
    reading('health'),
    async ({ params }, reply) => {
      const health = await observation?.healthOf(params.area, Date.now());
      return health ?? send(reply, refuse(`No version of ${params.area} was ever published.`, 'unknown'));
    },
  );
  api.get<{ Params: { id: string } }>('/reports/:id', reading('report'), async ({ params }, reply) => {
    const report = await observation?.store.failure(params.id);
    const owner = report ? await versions.ownerOf(report) : null;
    return report
      ? { report, owner }
      : send(reply, refuse(`Nothing was reported as ${params.id}.`, 'unknown'));
  });
  api.get<{ Params: { area: string; version: string } }>(
    '/areas/:area/routes/:version',
    reading('routes'),
    async ({ params: { area, version } }, reply) => {
      const state = await control.store.read();
      const found = usableVersion(state, area, version);
      if ('ok' in found) return send(reply, found);
      return { folder: found.record.folder, routes: crawledRoutes(state, found) };
    },
  );
  api.get('/overrides', reading('overrides'), async () => {
    const now = Date.now();
    return { overrides: openOverrides(await control.store.read(), now).map(overrideStatus) };
  });
  api.get<{ Params: { area: string; version: string } }>(
    '/areas/:area/sbom/:version',
    reading('sbom'),
    async ({ params: { area, version } }, reply) => {
      const found = publishedVersion(await control.store.read(), area, version);
      const bill = 'ok' in found ? found : await readBill(files, found);
      return 'ok' in bill ? send(reply, bill) : reply.type(billType).send(bill.bytes);
    },
  );
  api.get('/audit', reading('audit'), async (): Promise<AuditLog> => {
    const { entries, broken } = await control.verify();
    return {
      entries: entries.map((entry) => ({ ...entry, why: readWhy(entry) })),
      broken,
      head: entries.at(-1)?.hash ?? null,
      refusals: await control.store.refusals(),
    };
  });
}

function registerCommands(
  api: FastifyInstance,
  { versions, productUrl, addressHash }: DeployApiOptions,
  publisher: Publisher,
) {
  api.post<{ Params: { verb: string; area: string } }>(
    '/commands/:verb/:area',
    commanding,
    async (request, reply) => {
      const { verb, area } = request.params;
      if (!isCommand(verb)) return send(reply, refuse(`There is no command ${verb}.`, 'unknown'));
      const parsed = v.safeParse(commandBodies[verb], request.body ?? {});
      if (!parsed.success) return badBody(reply, parsed.issues);
      const { dryRun, expected, why, ...rest } = parsed.output;
      const { command, token } = commandFrom(verb, area, rest);
      const answer = await versions.control.execute(callerOf(request, addressHash), command, {
        dryRun,
        expected,
        why,
      });
      if (answer.ok && verb === 'collect' && !dryRun) answer.said.push(...(await publisher.clear()));
      if (!answer.ok || dryRun) return send(reply, answer);
      const link = command.verb === 'override' ? { link: overrideLink(productUrl(), command.id) } : {};
      return { ...answer, ...link, ...(token ? { token } : {}) };
    },
  );
}

function registerPublish(api: FastifyInstance, { addressHash }: DeployApiOptions, publisher: Publisher) {
  api.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_, body, done) =>
    done(null, body),
  );
  api.post('/publish/:area/missing', publishing, async (request, reply) => {
    const parsed = v.safeParse(missingBody, request.body);
    if (!parsed.success) return badBody(reply, parsed.issues);
    return { missing: await publisher.uploads.missing(parsed.output.digests) };
  });
  api.put<{ Params: { digest: string } }>(
    '/publish/:area/files/:digest',
    { ...publishing, bodyLimit: mostBytes },
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
    { ...publishing, bodyLimit: mostBytes },
    async (request, reply) => {
      const parsed = v.safeParse(publishBody, request.body);
      if (!parsed.success) return badBody(reply, parsed.issues);
      const { dryRun, expected, why, record, files, signature } = parsed.output;
      if (record.area !== request.params.area) return send(reply, refuse('The record is of another area.'));
      const publication = { record: asRecord(record), files, signature };
      return send(
        reply,
        await publisher.publish(callerOf(request, addressHash), publication, { dryRun, expected, why }),
      );
    },
  );
}

/**
 * The control plane over HTTP, below `/deploy/api`: every call needs a token with the right to it, which is looked at
 * before the body is read and before any limit. Refused tokens are counted, and limited by address.
 */
export async function deployApi(api: FastifyInstance, options: DeployApiOptions): Promise<void> {
  const limit = new RateLimiter(perMinute(mostRefusals));
  const publisher = new Publisher(options.versions, options.files, options.dataDir);
  api.addHook('onRoute', ({ method, url, config }) => {
    if (!config?.wants) throw new Error(`${method} ${url} does not say which right it needs.`);
  });
  api.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    // The hook above has seen to it that every route says so.
    const { verb, right, area } = (request.routeOptions.config.wants as (params: Params) => Wanted)(
      request.params as Params,
    );
    const { control } = options.versions;
    const caller = callerOf(request, options.addressHash);
    const denied = await control.denial(caller, { verb: right, area });
    if (!denied) return;
    const waitMs = limit.take(clientKey(request.ip));
    if (waitMs > 0) return tooMany(reply, waitMs).send(refuse(tooManySentence, 'not-allowed'));
    await control.countRefusal(caller, { verb, area }, denied);
    return send(reply, denied.refusal);
  });
  registerReads(api, options);
  registerCommands(api, options, publisher);
  registerPublish(api, options, publisher);
}
