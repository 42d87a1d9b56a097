import type { FastifyInstance, RouteOptions } from 'fastify';
import type { CallDeclaration } from './calls.ts';

type Schemas = { body?: unknown; querystring?: { properties?: object }; response?: Record<string, unknown> };

const content = (type: string, schema: unknown) => ({ [type]: { schema } });

function parametersOf(url: string, query: Schemas['querystring']) {
  const inPath = [...url.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const inQuery = Object.entries(query?.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    schema,
  }));
  return [...inPath, ...inQuery];
}

function responsesOf(responses: Schemas['response'], produces = 'application/json') {
  const entries = Object.entries(responses ?? {}).map(([status, schema]) => [
    status.toUpperCase(),
    { description: /^[45]/.test(status) ? 'Refused' : 'Done', content: content('application/json', schema) },
  ]);
  if (produces !== 'application/json')
    entries.push(['200', { description: 'Done', content: content(produces, {}) }]);
  return Object.fromEntries(entries);
}

function operationOf({ url, schema }: RouteOptions, call: CallDeclaration) {
  const { body, querystring, response } = (schema ?? {}) as Schemas;
  const form = call.form && content('multipart/form-data', call.form);
  const requestBody = form ?? (body ? content('application/json', body) : undefined);
  return {
    summary: call.summary,
    security: call.access === 'member' ? [{ session: [] }] : [],
    ...(call.extension ? { 'x-extension': call.extension } : {}),
    parameters: parametersOf(url, querystring),
    ...(requestBody ? { requestBody: { required: true, content: requestBody } } : {}),
    responses: responsesOf(response, call.produces),
  };
}

/** Serves `openapi.json` (OpenAPI 3.1) of the routes registered after this call, made from their own schemas. */
export function describeInOpenApi(app: FastifyInstance): void {
  const paths: Record<string, Record<string, unknown>> = {};
  app.addHook('onRoute', (route) => {
    const { call } = route.config ?? {};
    if (!call || route.method === 'HEAD') return;
    const path = route.url.slice(app.prefix.length).replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [String(route.method).toLowerCase()]: operationOf(route, call) };
  });
  app.get('/openapi.json', {
    config: { call: { summary: 'This document', access: 'public' } },
    handler: async () => ({
      openapi: '3.1.0',
      info: { title: 'AZ Connect API', version: '0.1.0' },
      servers: [{ url: app.prefix || '/' }],
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
      paths,
    }),
  });
}
