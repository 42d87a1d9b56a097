import { CapabilitiesReplyWire, type Extension } from '@az/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { jsonSchema } from '../http/validation.ts';

/**
 * `GET /capabilities` (extension): the extensions of the calls registered after this one, and of abilities that are no
 * calls of their own.
 */
export function addCapabilitiesRoutes(app: FastifyInstance): void {
  const extensions = new Set<Extension>(['feed-paging', 'post-tags']);
  app.addHook('onRoute', ({ config }) => {
    if (config?.call?.extension) extensions.add(config.call.extension);
  });
  app.get('/capabilities', {
    schema: { response: { 200: jsonSchema(CapabilitiesReplyWire) } },
    config: { call: { summary: 'Lists the extension calls this server has', access: 'public' } },
    handler: async (): Promise<CapabilitiesReplyWire> => ({ extensions: [...extensions] }),
  });
}
