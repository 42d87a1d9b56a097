import type { FastifyInstance, RouteOptions } from 'fastify';
import type { CallDeclaration } from './calls.ts';

export type JsonSchema = {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  format?: string;
  pattern?: string;
};

type Content = Record<string, { schema: JsonSchema }>;

type Parameter = { name: string; in: 'path' | 'query'; required?: boolean; schema: JsonSchema };

export type Operation = {
  summary: string;
  security: object[];
  'x-access': CallDeclaration['access'];
  'x-owned'?: CallDeclaration['owned'];
  'x-extension'?: string;
  /** Types of the events and hints that a call emits when it writes. */
  'x-emits'?: readonly string[];
  parameters: Parameter[];
  requestBody?: { required: true; content: Content };
  responses: Record<string, { description: string; content: Content }>;
};

/** The parts of OpenAPI 3.1 that this API's document uses. */
export type OpenApiDocument = {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  components: { securitySchemes: object };
  /** By path template and lower-case method. */
  paths: Record<string, Record<string, Operation>>;
};

type Schemas = { body?: JsonSchema; querystring?: JsonSchema; response?: Record<string, JsonSchema> };

const content = (type: string, schema: JsonSchema): Content => ({ [type]: { schema } });

function parametersOf(url: string, query: JsonSchema | undefined): Parameter[] {
  const inPath = [...url.matchAll(/:(\w+)/g)].map(
    ([, name = '']): Parameter => ({ name, in: 'path', required: true, schema: { type: 'string' } }),
  );
  const inQuery = Object.entries(query?.properties ?? {}).map(
    ([name, schema]): Parameter => ({ name, in: 'query', schema }),
  );
  return [...inPath, ...inQuery];
}

function responsesOf(responses: Schemas['response'], produces: string): Operation['responses'] {
  const entries = Object.entries(responses ?? {}).map(([status, schema]) => [
    status.toUpperCase(),
    { description: /^[45]/.test(status) ? 'Refused' : 'Done', content: content('application/json', schema) },
  ]);
  if (produces !== 'application/json')
    entries.push(['200', { description: 'Done', content: content(produces, {}) }]);
  return Object.fromEntries(entries);
}

function operationOf({ url, schema }: RouteOptions, call: CallDeclaration): Operation {
  const { body, querystring, response } = (schema ?? {}) as Schemas;
  const form = call.form && content('multipart/form-data', call.form as JsonSchema);
  const requestBody = form ?? (body ? content('application/json', body) : undefined);
  return {
    summary: call.summary,
    security: call.access === 'public' ? [] : [{ session: [] }],
    'x-access': call.access,
    ...(call.owned ? { 'x-owned': call.owned } : {}),
    ...(call.extension ? { 'x-extension': call.extension } : {}),
    ...(call.emits ? { 'x-emits': call.emits } : {}),
    parameters: parametersOf(url, querystring),
    ...(requestBody ? { requestBody: { required: true, content: requestBody } } : {}),
    responses: responsesOf(response, call.produces ?? 'application/json'),
  };
}

/** An OpenAPI 3.1 document, made from the schemas of the routes registered after this call. */
export function describeInOpenApi(app: FastifyInstance): OpenApiDocument {
  const document: OpenApiDocument = {
    openapi: '3.1.0',
    info: {
      title: 'AZ Connect API',
      version: '0.1.0',
      description:
        'Every call of the specification, and the extensions that GET /capabilities lists. Sessions are Bearer tokens; cookies are never looked at.',
    },
    servers: [{ url: app.prefix || '/' }],
    components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
    paths: {},
  };
  app.addHook('onRoute', (route) => {
    const { call } = route.config ?? {};
    if (!call || route.method === 'HEAD') return;
    const path = route.url.slice(app.prefix.length).replace(/:(\w+)/g, '{$1}');
    const operation = operationOf(route, call);
    document.paths[path] = { ...document.paths[path], [String(route.method).toLowerCase()]: operation };
  });
  return document;
}
