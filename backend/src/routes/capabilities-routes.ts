import { CapabilitiesReplyWire, extensions } from '@az/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { jsonSchema } from '../http/validation.ts';

/** `GET /capabilities` (extension): which extension calls this server has. */
export function addCapabilitiesRoutes(app: FastifyInstance): void {
  app.get('/capabilities', {
    schema: { response: { 200: jsonSchema(CapabilitiesReplyWire) } },
    config: { openapi: { summary: 'Lists the extension calls this server has' } },
    handler: async (): Promise<CapabilitiesReplyWire> => ({ extensions: [...extensions] }),
  });
}
