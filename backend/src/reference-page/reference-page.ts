import type { JsonSchema, OpenApiDocument, Operation } from '../http/openapi.ts';
import { referenceStyle } from './style.ts';

const range = (from: number | undefined, to: number | undefined): string => {
  if (from === undefined && to === undefined) return '';
  if (from === undefined) return ` (≤ ${to})`;
  return to === undefined ? ` (≥ ${from})` : ` (${from}–${to})`;
};

function objectText({ properties, required = [], additionalProperties }: JsonSchema, indent: string): string {
  const inner = `${indent}  `;
  const lines = Object.entries(properties ?? {}).map(([name, schema]) => {
    const key = /^\w+$/.test(name) ? name : JSON.stringify(name);
    return `${inner}${key}${required.includes(name) ? '' : '?'}: ${typeText(schema, inner)}`;
  });
  if (typeof additionalProperties === 'object')
    lines.push(`${inner}[name]: ${typeText(additionalProperties, inner)}`);
  return lines.length > 0 ? `{\n${lines.join('\n')}\n${indent}}` : 'object';
}

/** A JSON schema as a short type that people read, with its limits: `string (1–255)`, `"person" | "webcompany"`, … */
function typeText(schema: JsonSchema, indent = ''): string {
  const { type, anyOf, items, format } = schema;
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(' | ');
  if (anyOf) return anyOf.map((one) => typeText(one, indent)).join(' | ');
  if (Array.isArray(type)) return type.join(' | ');
  if (type === 'array') {
    const one = typeText(items ?? {}, indent);
    return `${one.includes(' | ') ? `(${one})` : one}[]${range(schema.minItems, schema.maxItems)}`;
  }
  if (type === 'object') return objectText(schema, indent);
  if (type === 'string')
    return `${format === 'binary' ? 'file' : 'string'}${range(schema.minLength, schema.maxLength)}`;
  if (type === 'number' || type === 'integer') return `${type}${range(schema.minimum, schema.maximum)}`;
  return type ?? 'any';
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (one) => entities[one] ?? one);

type Call = { path: string; method: string; operation: Operation };

const anchorOf = ({ path, method }: Call): string =>
  `${method}-${path.replace(/[^\w]+/g, '-').replace(/^-|-$/g, '')}`;

const nameOf = ({ path, method }: Call): string => `<code>${method.toUpperCase()} ${escapeHtml(path)}</code>`;

const typeBlock = (title: string, type: string, heading: 'h2' | 'h4' = 'h4'): string =>
  `<${heading}>${escapeHtml(title)}</${heading}><pre tabindex="0" aria-label="${escapeHtml(title)}">${escapeHtml(type)}</pre>`;

function writeParameters({ parameters }: Operation): string {
  if (parameters.length === 0) return '';
  const lines = parameters.map(
    ({ name, in: place, required, schema }) =>
      `${name}${required ? '' : '?'}: ${typeText(schema)}  — in the ${place}`,
  );
  return typeBlock('Parameters', lines.join('\n'));
}

const writeBodies = (title: string, content: Operation['responses'][string]['content']): string =>
  Object.entries(content)
    .map(([type, { schema }]) => typeBlock(`${title}, ${type}`, typeText(schema)))
    .join('');

function writeCall(call: Call): string {
  const { operation } = call;
  const access = operation.security.length > 0 ? 'Bearer token' : 'Public';
  const extension = operation['x-extension'];
  const facts = [operation.summary, access, ...(extension ? [`Extension ${extension}`] : [])];
  const done = Object.entries(operation.responses).filter(([status]) => !/^[45]/.test(status));
  return `<section id="${anchorOf(call)}"><h3>${nameOf(call)}</h3><p>${facts.map(escapeHtml).join(' · ')}</p>
${writeParameters(operation)}${operation.requestBody ? writeBodies('Request', operation.requestBody.content) : ''}
${done.map(([status, { content }]) => writeBodies(`Reply ${status}`, content)).join('')}</section>`;
}

/** All refusals have the same body, so the page describes it once. */
function writeRefusal(calls: Call[]): string {
  const schema = calls[0]?.operation.responses['4XX']?.content['application/json']?.schema;
  return schema ? typeBlock('Refusal (4xx, 5xx), application/json', typeText(schema), 'h2') : '';
}

/** The document as one HTML page: no script, no foreign host, readable without style. */
export function writeReferencePage({ info, servers, paths }: OpenApiDocument): string {
  const calls = Object.entries(paths)
    .sort(([one], [other]) => one.localeCompare(other))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]): Call => ({ path, method, operation })),
    );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(info.title)}</title><style>${referenceStyle}</style></head><body><main>
<h1>${escapeHtml(info.title)}</h1><p>${escapeHtml(info.description)}</p>
<p>Base: <code>${escapeHtml(servers[0]?.url ?? '/')}</code> · <a href="openapi.json">OpenAPI 3.1 document</a></p>
${writeRefusal(calls)}
<h2 id="calls">Calls</h2><nav aria-labelledby="calls"><ul>
${calls.map((call) => `<li><a href="#${anchorOf(call)}">${nameOf(call)}</a></li>`).join('\n')}
</ul></nav>
<h2>Reference</h2>
${calls.map(writeCall).join('\n')}
</main></body></html>
`;
}
