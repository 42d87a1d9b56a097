import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

import type { Schema } from './schema-arbitrary.ts';

type Content = Record<string, { schema?: Schema }>;

/** One call of an OpenAPI document, as far as the tests read it. */
export type Operation = {
  security: object[];
  'x-access': 'public' | 'member' | 'asks';
  'x-owned'?: 'id' | 'user_id';
  'x-emits'?: string[];
  parameters: { name: string; in: string; schema: Schema }[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
};

export type OpenApi = { paths: Record<string, Record<string, Operation>> };

const ajv = new Ajv2020({ strict: true, allErrors: false });
const validators = new WeakMap<object, ValidateFunction>();

function validatorOf(schema: object): ValidateFunction {
  const known = validators.get(schema);
  if (known) return known;
  const made = ajv.compile(schema);
  validators.set(schema, made);
  return made;
}

const documents = new Map<string, Promise<OpenApi>>();

/** The OpenAPI document of a server, read once per test file. */
export function openApiOf(api: string): Promise<OpenApi> {
  const known = documents.get(api);
  if (known) return known;
  const read = fetch(`${api}/openapi.json`).then(async (reply) => (await reply.json()) as OpenApi);
  documents.set(api, read);
  return read;
}

const patternOf = (path: string) =>
  new RegExp(`^${path.replace(/[.\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}$`);

type Route = { pattern: RegExp; methods: OpenApi['paths'][string] };

const routes = new WeakMap<OpenApi, Route[]>();

/** The paths of a document as patterns, those without parameters first. Made once, because every reply is checked. */
function routesOf(document: OpenApi): Route[] {
  const known = routes.get(document);
  if (known) return known;
  const made = Object.entries(document.paths)
    .sort(([one], [other]) => Number(/\{/.test(one)) - Number(/\{/.test(other)))
    .map(([path, methods]) => ({ pattern: patternOf(path), methods }));
  routes.set(document, made);
  return made;
}

const findOperation = (document: OpenApi, method: string, path: string): Operation | null =>
  routesOf(document).find(({ pattern, methods }) => methods[method] && pattern.test(path))?.methods[method] ??
  null;

export type Reply = { method: string; path: string; status: number; type: string | null; body: unknown };

/** What in a reply (status, type or body) the document does not describe, or null. Unknown paths are not checked. */
export function findDeviation(document: OpenApi, { method, path, status, type, body }: Reply): string | null {
  const operation = findOperation(document, method.toLowerCase(), path);
  if (!operation || status === 304) return null;
  const { responses } = operation;
  const range = `${String(status)[0]}XX`;
  const response = responses[String(status)] ?? responses[range];
  const where = `${method} ${path.slice(0, 100)} answered ${status}`;
  if (!response) return `${where}, which is not described.`;
  const mime = type?.split(';')[0] ?? '';
  const content = response.content?.[mime];
  if (!content) return `${where} as ${mime}, which is not described.`;
  if (mime !== 'application/json' || !content.schema) return null;
  const validate = validatorOf(content.schema);
  return validate(body) ? null : `${where}: ${ajv.errorsText(validate.errors)}`;
}
