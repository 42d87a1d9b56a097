import { SuggestionsReplyWire } from '@az/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { viewerOf } from '../http/membership.ts';
import { jsonSchema } from '../http/validation.ts';
import type { Services } from '../services.ts';

/** The extension call that suggests members. `addRelationRoutes` adds the calls that dismiss a suggested member. */
export function addSuggestionRoutes(app: FastifyInstance, { suggestions }: Services): void {
  app.get('/az/members/suggestions', {
    schema: { response: { 200: jsonSchema(SuggestionsReplyWire) } },
    config: {
      call: { summary: 'Members whom one may know', access: 'member', extension: 'network' },
    },
    handler: async (request): Promise<SuggestionsReplyWire> => ({
      success: true,
      items: await suggestions.list(viewerOf(request)),
    }),
  });
}
