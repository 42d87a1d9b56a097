import {
  FiguresReplyWire,
  StatusReplyWire,
  VerifyTokenReplyWire,
  VerifyTokenRequestWire,
} from '@az/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { memberIdOf, tokenOf } from '../http/membership.ts';
import { jsonSchema } from '../http/validation.ts';
import { networkOf } from '../security/client-address.ts';
import { readBearer } from '../security/session-token.ts';
import type { Services } from '../services.ts';

/** `POST /verify-token`, `POST /logout` and `GET /account/figures` (extensions). */
export function addSessionRoutes(
  app: FastifyInstance,
  { config, figures: ownFigures, ownPictures, sessions }: Services,
): void {
  app.post<{ Body: VerifyTokenRequestWire }>('/verify-token', {
    schema: { body: jsonSchema(VerifyTokenRequestWire), response: { 200: jsonSchema(VerifyTokenReplyWire) } },
    config: { call: { summary: 'Says whether a session is open', access: 'asks' } },
    handler: async (request): Promise<VerifyTokenReplyWire> => {
      const token = readBearer(request.headers.authorization);
      const agrees = token !== null && token === request.body.access_token;
      const session = agrees ? await sessions.use(token, networkOf(request.ip), false) : null;
      if (!session) return { status: false };
      // Every page waits for this reply when it starts. A separate call for these fields would delay the page.
      const { extensions } = config;
      const { figures, headline } = await ownFigures.find(session.memberId);
      return {
        status: true,
        ...(extensions.has('network') && { figures }),
        ...(extensions.has('accounts') && {
          headline,
          pictures: await ownPictures.find(session.memberId),
        }),
      };
    },
  });

  app.get('/account/figures', {
    schema: { response: { 200: jsonSchema(FiguresReplyWire) } },
    config: { call: { summary: 'One’s own figures', access: 'member', extension: 'network' } },
    handler: async (request): Promise<FiguresReplyWire> => ({
      success: true,
      figures: (await ownFigures.find(memberIdOf(request))).figures,
    }),
  });

  app.post('/logout', {
    schema: { response: { 200: jsonSchema(StatusReplyWire) } },
    config: { call: { summary: 'Ends the session', access: 'member', extension: 'accounts' } },
    handler: async (request): Promise<StatusReplyWire> => {
      await sessions.close(tokenOf(request));
      return { status: true };
    },
  });
}
