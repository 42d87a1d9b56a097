import type { JsonSchema } from '../http/openapi.ts';

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
export function typeText(schema: JsonSchema, indent = ''): string {
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
