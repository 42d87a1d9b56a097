import { EndSessionsRequestWire, OpenSessionsReplyWire, StatusReplyWire } from '@az/shared/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../errors/api-error.ts';
import { sentences } from '../errors/sentences.ts';
import { memberIdOf, tokenOf } from '../http/membership.ts';
import { jsonSchema } from '../http/validation.ts';
import { readUuid } from '../schema/ids.ts';
import type { Services } from '../services.ts';
import { confirmPassword } from './confirm-password.ts';

const response = { 200: jsonSchema(StatusReplyWire) };

type EndSessions = { Body: EndSessionsRequestWire };

/**
 * `GET` and `DELETE /account/sessions`, and one of them by its id (extension): the open sessions, and ending them.
 * Ending requires the password (ASVS 5.0, 7.5.2), so that somebody at an open browser cannot lock its owner out
 * elsewhere.
 */
export function addOpenSessionRoutes(app: FastifyInstance, services: Services): void {
  const { sessions } = services;
  const extension = 'accounts';

  async function confirm(request: FastifyRequest<EndSessions>): Promise<number> {
    const memberId = memberIdOf(request);
    const { password } = request.body;
    await confirmPassword(services, { ip: request.ip, memberId, password, field: 'password' });
    return memberId;
  }

  app.get('/account/sessions', {
    schema: { response: { 200: jsonSchema(OpenSessionsReplyWire) } },
    config: { call: { summary: 'Lists the own open sessions', access: 'member', extension } },
    handler: async (request): Promise<OpenSessionsReplyWire> => ({
      status: true,
      sessions: await sessions.list(memberIdOf(request), tokenOf(request)),
    }),
  });

  app.delete<EndSessions>('/account/sessions', {
    schema: { body: jsonSchema(EndSessionsRequestWire), response },
    config: { call: { summary: 'Ends all other sessions of one’s own', access: 'member', extension } },
    handler: async (request): Promise<StatusReplyWire> => {
      await sessions.closeOthers(await confirm(request), tokenOf(request));
      return { status: true };
    },
  });

  app.delete<EndSessions & { Params: { id: string } }>('/account/sessions/:id', {
    schema: { body: jsonSchema(EndSessionsRequestWire), response },
    config: { call: { summary: 'Ends a session of one’s own', access: 'member', extension, owned: 'id' } },
    handler: async (request): Promise<StatusReplyWire> => {
      const id = readUuid(request.params.id);
      const wasTheirs = await sessions.closeOne(await confirm(request), id);
      if (!wasTheirs) throw new ApiError('not-found', sentences.notFound);
      return { status: true };
    },
  });
}
