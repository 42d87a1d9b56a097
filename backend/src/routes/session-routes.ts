import { ErrorReplyWire, StatusReplyWire, VerifyTokenRequestWire } from '@az/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { membersOnly } from '../http/membership.ts';
import { jsonSchema } from '../http/validation.ts';
import type { SessionRepository } from '../repositories/session-repository.ts';
import { readBearer } from '../security/session-token.ts';

const response = { 200: jsonSchema(StatusReplyWire), '4xx': jsonSchema(ErrorReplyWire) };

/** `POST /verify-token` and `POST /logout` (extension). */
export function addSessionRoutes(app: FastifyInstance, sessions: SessionRepository): void {
  app.post<{ Body: VerifyTokenRequestWire }>('/verify-token', {
    schema: { body: jsonSchema(VerifyTokenRequestWire), response },
    config: { openapi: { summary: 'Says whether a session is open', bearer: true } },
    handler: async ({ body, headers }): Promise<StatusReplyWire> => {
      const token = readBearer(headers.authorization);
      const agrees = token !== null && token === body.access_token;
      return { status: agrees && (await sessions.findMember(token)) !== null };
    },
  });

  app.post('/logout', {
    onRequest: membersOnly(sessions),
    schema: { response },
    config: { openapi: { summary: 'Ends the session', bearer: true } },
    handler: async ({ headers }): Promise<StatusReplyWire> => {
      const token = readBearer(headers.authorization);
      if (token) await sessions.close(token);
      return { status: true };
    },
  });
}
