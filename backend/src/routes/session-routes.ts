import { StatusReplyWire, VerifyTokenRequestWire } from '@az/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { tokenOf } from '../http/membership.ts';
import { jsonSchema } from '../http/validation.ts';
import { networkOf } from '../security/client-address.ts';
import { readBearer } from '../security/session-token.ts';
import type { Services } from '../services.ts';

const response = { 200: jsonSchema(StatusReplyWire) };

/** `POST /verify-token` and `POST /logout` (extension). */
export function addSessionRoutes(app: FastifyInstance, { sessions }: Services): void {
  app.post<{ Body: VerifyTokenRequestWire }>('/verify-token', {
    schema: { body: jsonSchema(VerifyTokenRequestWire), response },
    config: { call: { summary: 'Says whether a session is open', access: 'asks' } },
    handler: async (request): Promise<StatusReplyWire> => {
      const token = readBearer(request.headers.authorization);
      const agrees = token !== null && token === request.body.access_token;
      return { status: agrees && (await sessions.use(token, networkOf(request.ip))) !== null };
    },
  });

  app.post('/logout', {
    schema: { response },
    config: { call: { summary: 'Ends the session', access: 'member', extension: 'logout' } },
    handler: async (request): Promise<StatusReplyWire> => {
      await sessions.close(tokenOf(request));
      return { status: true };
    },
  });
}
