import { ErrorReplyWire, type Extension } from '@az/shared/contracts';
import type { FastifyInstance, RouteOptions } from 'fastify';
import type { CompleteConfig } from '../config/api-config.ts';
import type { Emitted } from '../live/emission.ts';
import type { SessionRepository } from '../repositories/session-repository.ts';
import { safeMethods } from './cross-site.ts';
import { knowMembers, membersOnly } from './membership.ts';
import { limitPerMember } from './request-limits.ts';
import { jsonSchema } from './validation.ts';

/** Declaration of a call, beside its schemas. Guards, capabilities and the OpenAPI document are made from it. */
export type CallDeclaration = {
  summary: string;
  /**
   * `member`: members only, by Bearer token; their writes are limited per member. `public`: everyone. `asks`:
   * everyone; the reply says whether the Bearer token belongs to an open session.
   */
  access: 'public' | 'member' | 'asks';
  /** What the path's `id` or the query's `user_id` names must belong to the member, otherwise the reply is 404. */
  owned?: 'id' | 'user_id';
  /** The extension that the call belongs to. Undefined for calls of the specification. */
  extension?: Extension;
  /** What the call emits when it writes. Calls that write and emit nothing are listed in `live/silent-calls.ts`. */
  emits?: readonly Emitted[];
  /** Whether pages make the call without an act of the member, although it writes. */
  isAutomatic?: true;
  /** JSON schema of a multipart form; JSON bodies have theirs in `schema.body`. */
  form?: Record<string, unknown>;
  /** Type of the reply when it is not JSON. */
  produces?: string;
};

declare module 'fastify' {
  interface FastifyContextConfig {
    call?: CallDeclaration;
  }
}

type Schemas = { response?: Record<string, unknown> };

const refusals = { '4xx': jsonSchema(ErrorReplyWire), '5xx': jsonSchema(ErrorReplyWire) };

const listOf = <T>(one: T | T[] | undefined): T[] => (one === undefined ? [] : ([one].flat() as T[]));

/** Guards the routes registered after this call and adds error replies to their schemas. Each needs a declaration. */
export function guardCalls(app: FastifyInstance, sessions: SessionRepository, config: CompleteConfig): void {
  knowMembers(app);
  const admit = membersOnly(sessions, config.extensions.has('network'));
  const limit = limitPerMember(config.requestLimits.writesPerMember);

  function guard(route: RouteOptions): void {
    const before = listOf(route.onRequest);
    // Fastify's HEAD route for a GET route copies the hooks of that route, which is already guarded.
    if (before.includes(admit)) return;
    const isWrite = listOf(route.method).some((method) => !safeMethods.has(method));
    route.onRequest = [admit, ...(isWrite ? [limit] : []), ...before];
  }

  app.addHook('onRoute', (route) => {
    const { call } = route.config ?? {};
    if (!call) throw new Error(`${route.method} ${route.url} has no declaration (config.call).`);
    if (call.access === 'member') guard(route);
    const schema = (route.schema ?? {}) as Schemas;
    route.schema = { ...schema, response: { ...schema.response, ...refusals } };
  });
}
