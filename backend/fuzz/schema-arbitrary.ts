import fc from 'fast-check';
import { hostileTexts } from './hostile-texts.ts';

/** The part of JSON schema that the OpenAPI document uses. */
export type Schema = {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
};

const hostile = fc.constantFrom(...hostileTexts);

function textOf({ format, pattern, minLength = 0, maxLength = 60 }: Schema): fc.Arbitrary<string> {
  if (format === 'date')
    return fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10));
  if (format === 'uri' || format === 'url') return fc.webUrl();
  // Most values are valid, because a single invalid value is enough to have the whole request refused.
  if (pattern !== undefined)
    return fc.oneof(
      { weight: 1, arbitrary: hostile },
      { weight: 4, arbitrary: fc.stringMatching(new RegExp(pattern, 'u')) },
    );
  const longest = Math.min(maxLength, minLength + 60);
  return fc.oneof(
    { weight: 5, arbitrary: fc.string({ minLength, maxLength: longest }) },
    { weight: 2, arbitrary: fc.string({ minLength, maxLength: longest, unit: 'binary' }) },
    { weight: 2, arbitrary: hostile },
    { weight: 1, arbitrary: fc.constantFrom('x'.repeat(maxLength), 'x'.repeat(maxLength + 1)) },
  );
}

function objectOf({ properties = {}, required = [], additionalProperties }: Schema): fc.Arbitrary<object> {
  const model = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, arbitraryOf(schema)]),
  );
  const known = fc.record(model, { requiredKeys: required.filter((name) => name in model) });
  if (typeof additionalProperties !== 'object') return known;
  return fc
    .tuple(known, fc.dictionary(fc.string(), arbitraryOf(additionalProperties)))
    .map(([one, other]) => ({ ...other, ...one }));
}

/** Values for a JSON schema: valid values, and values at its limits or just beyond them. */
export function arbitraryOf(schema: Schema): fc.Arbitrary<unknown> {
  const { type, anyOf, items, minimum, maximum, minItems, maxItems } = schema;
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (anyOf) return fc.oneof(...anyOf.map(arbitraryOf));
  if (Array.isArray(type)) return fc.oneof(...type.map((one) => arbitraryOf({ ...schema, type: one })));
  if (type === 'string') return textOf(schema);
  if (type === 'integer') return fc.integer({ min: minimum, max: maximum });
  if (type === 'number') return fc.double({ min: minimum, max: maximum, noNaN: true });
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  if (type === 'array')
    return fc.array(arbitraryOf(items ?? {}), { minLength: minItems, maxLength: maxItems ?? 8 });
  if (type === 'object') return objectOf(schema);
  return fc.jsonValue();
}

type Edit = (body: Record<string, unknown>) => unknown;

const anyKey = fc.oneof(
  fc.constantFrom('isVerify', 'id', 'user_id', 'type', 'owner', '__proto__'),
  fc.string(),
);

const edits: fc.Arbitrary<Edit> = fc.oneof(
  fc.tuple(fc.nat(), fc.oneof(hostile, fc.jsonValue())).map(
    ([index, value]): Edit =>
      (body) => {
        const names = Object.keys(body);
        const name = names[index % Math.max(1, names.length)];
        return name === undefined ? body : { ...body, [name]: value };
      },
  ),
  fc.nat().map(
    (index): Edit =>
      (body) => {
        const entries = Object.entries(body);
        entries.splice(index % Math.max(1, entries.length), 1);
        return Object.fromEntries(entries);
      },
  ),
  fc.tuple(anyKey, fc.jsonValue()).map(
    ([name, value]): Edit =>
      (body) =>
        Object.fromEntries([...Object.entries(body), [name, value]]),
  ),
  fc.jsonValue().map(
    (value): Edit =>
      () =>
        value,
  ),
);

/** Objects that match a JSON schema except for one mistake. */
export function nearlyValidOf(schema: Schema): fc.Arbitrary<unknown> {
  return fc
    .tuple(arbitraryOf(schema), edits)
    .map(([value, edit]) => edit(typeof value === 'object' && value !== null ? { ...value } : {}));
}
