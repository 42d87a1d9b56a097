import type { FastifyInstance } from 'fastify';
import type { OpenApiDocument } from '../http/openapi.ts';
import { writeReferencePage } from '../reference-page/reference-page.ts';
import { referencePolicy } from '../reference-page/style.ts';

/** `GET /openapi.json` and its readable form, `GET /docs`. */
export function addReferenceRoutes(app: FastifyInstance, document: OpenApiDocument): void {
  app.get('/openapi.json', {
    schema: { response: { 200: { type: 'object', additionalProperties: true } } },
    config: { call: { summary: 'This document', access: 'public' } },
    handler: async () => document,
  });
  app.get('/docs', {
    config: { call: { summary: 'The reference, to read', access: 'public', produces: 'text/html' } },
    handler: async (_request, reply) =>
      reply
        .headers({ 'content-security-policy': referencePolicy, 'x-frame-options': 'DENY' })
        .type('text/html; charset=utf-8')
        .send(writeReferencePage(document)),
  });
}
