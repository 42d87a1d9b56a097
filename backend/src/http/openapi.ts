import type { FastifyInstance, RouteOptions } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the OpenAPI document says of a route beside its schemas; a route without it is left out. */
    openapi?: { summary: string; bearer?: boolean; multipart?: Record<string, unknown>; produces?: string };
  }
}

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

function operationOf({ url, schema, config }: RouteOptions) {
  const { body, querystring, response } = (schema ?? {}) as Schemas;
  const { summary, bearer, multipart, produces } = config?.openapi ?? { summary: '' };
  const form = multipart && content('multipart/form-data', multipart);
  const requestBody = form ?? (body ? content('application/json', body) : undefined);
  return {
    summary,
    security: bearer ? [{ session: [] }] : [],
    parameters: parametersOf(url, querystring),
    ...(requestBody ? { requestBody: { required: true, content: requestBody } } : {}),
    responses: responsesOf(response, produces),
  };
}

/** Serves `openapi.json` (OpenAPI 3.1) of the routes registered after this call, made from their own schemas. */
export function describeInOpenApi(app: FastifyInstance): void {
  const paths: Record<string, Record<string, unknown>> = {};
  app.addHook('onRoute', (route) => {
    if (!route.config?.openapi || route.method === 'HEAD') return;
    const path = route.url.slice(app.prefix.length).replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [String(route.method).toLowerCase()]: operationOf(route) };
  });
  app.get('/openapi.json', async () => ({
    openapi: '3.1.0',
    info: { title: 'AZ Connect API', version: '0.1.0' },
    servers: [{ url: app.prefix || '/' }],
    components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
    paths,
  }));
}
