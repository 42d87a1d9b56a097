import { CapabilitiesReplyWire, type Extension, levelParts } from '@az/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { jsonSchema } from '../http/validation.ts';

/** `GET /capabilities` (extension): the extensions that are switched on, and the parts of levels. */
export function addCapabilitiesRoutes(app: FastifyInstance, extensions: ReadonlySet<Extension>): void {
  const parts = Object.entries(levelParts).flatMap(([level, names]) =>
    extensions.has(level as keyof typeof levelParts) ? names : [],
  );
  app.get('/capabilities', {
    schema: { response: { 200: jsonSchema(CapabilitiesReplyWire) } },
    config: { call: { summary: 'Lists the extension calls this server has', access: 'public' } },
    handler: async (): Promise<CapabilitiesReplyWire> => ({ extensions: [...extensions, ...parts] }),
  });
}
