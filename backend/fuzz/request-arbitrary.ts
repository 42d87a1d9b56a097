import fc from 'fast-check';
import type { OpenApi, Operation } from './conformance.ts';
import { edgeValues } from './edge-values.ts';
import { hostileTexts, wellFormed } from './hostile-texts.ts';
import { arbitraryOf, nearlyValidOf, type Schema } from './schema-arbitrary.ts';

/** A request to send. Its path is relative to the API's address. */
export type FuzzRequest = {
  method: string;
  template: string;
  path: string;
  signedIn: boolean;
  headers: Record<string, string>;
  body: { type: string; text: string } | { form: [string, string | { file: string }][] } | null;
};

const hostile = fc.constantFrom(...hostileTexts.filter((text) => text.length < 4000));

const pathText = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 9 }).map(String) },
  { weight: 2, arbitrary: fc.integer({ min: 10, max: 60 }).map(String) },
  { weight: 3, arbitrary: fc.constantFrom('CM', 'FR', 'CM-LT', 'FR-ARA', 'XX', '100001') },
  { weight: 2, arbitrary: hostile },
  { weight: 2, arbitrary: fc.constantFrom(...edgeValues) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
);

/** Longest text in an address. Node's parser would refuse a longer address before any call handles it. */
const maxInAddress = 1000;

const encode = (text: string): string => encodeURIComponent(wellFormed(text.slice(0, maxInAddress)));

function pathOf(template: string, { parameters }: Operation, ids: readonly string[]): fc.Arbitrary<string> {
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const text = ids.length > 0 ? fc.oneof(pathText, fc.constantFrom(...ids)) : pathText;
  const inPath = fc.tuple(...names.map(() => text));
  const query = parameters.filter((parameter) => parameter.in === 'query');
  const inQuery = fc.record(
    Object.fromEntries(
      query.map(({ name, schema }) => [name, fc.oneof(arbitraryOf(schema).map(String), pathText)]),
    ),
    { requiredKeys: [] },
  );
  // A third of the requests has no query, because random values of several parameters are hardly ever all valid.
  const noneOrSome = fc.oneof({ weight: 1, arbitrary: fc.constant({}) }, { weight: 2, arbitrary: inQuery });
  return fc.tuple(inPath, noneOrSome).map(([values, pairs]) => {
    let path = template;
    for (const [index, name] of names.entries())
      path = path.replace(`{${name}}`, () => encode(values[index] ?? ''));
    const search = Object.entries(pairs).map(([name, value]) => `${name}=${encode(String(value))}`);
    return search.length > 0 ? `${path}?${search.join('&')}` : path;
  });
}

function jsonBodyOf(schema: Schema): fc.Arbitrary<FuzzRequest['body']> {
  const json = (value: unknown) => ({ type: 'application/json', text: JSON.stringify(value) ?? '' });
  return fc.oneof(
    { weight: 5, arbitrary: arbitraryOf(schema).map(json) },
    { weight: 4, arbitrary: nearlyValidOf(schema).map(json) },
    { weight: 1, arbitrary: hostile.map((text) => ({ type: 'application/json', text })) },
    { weight: 1, arbitrary: arbitraryOf(schema).map((value) => ({ ...json(value), type: 'text/plain' })) },
  );
}

const fileText = fc.oneof(hostile, fc.string({ unit: 'binary', maxLength: 400 }));

/** A form that matches the schema: a field for each property, and one for each item of a list. */
function rightFormOf(schema: Schema): fc.Arbitrary<FuzzRequest['body']> {
  const isFile = (one: Schema | undefined) => (one?.items ?? one)?.format === 'binary';
  return arbitraryOf(schema).map((value) => ({
    form: Object.entries(value as object).flatMap(([name, given]) =>
      [given]
        .flat()
        .map((one): [string, string | { file: string }] =>
          isFile(schema.properties?.[name]) ? [name, { file: String(one) }] : [name, String(one)],
        ),
    ),
  }));
}

function wrongFormOf({ properties = {} }: Schema): fc.Arbitrary<FuzzRequest['body']> {
  const known = Object.keys(properties);
  const name = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...known) },
    { weight: 1, arbitrary: hostile },
  );
  const value = fc.oneof(
    hostile,
    fc.string({ unit: 'binary', maxLength: 200 }),
    fileText.map((file) => ({ file })),
  );
  return fc.array(fc.tuple(name, value), { minLength: 0, maxLength: 10 }).map((form) => ({ form }));
}

function bodyOf({ requestBody }: Operation): fc.Arbitrary<FuzzRequest['body']> {
  const json = requestBody?.content['application/json']?.schema;
  const form = requestBody?.content['multipart/form-data']?.schema;
  if (json)
    return fc.oneof({ weight: 9, arbitrary: jsonBodyOf(json) }, { weight: 1, arbitrary: fc.constant(null) });
  if (form)
    return fc.oneof(
      { weight: 5, arbitrary: rightFormOf(form) },
      { weight: 4, arbitrary: wrongFormOf(form) },
      { weight: 1, arbitrary: jsonBodyOf(form) },
    );
  return fc.oneof({ weight: 9, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: jsonBodyOf({}) });
}

const headers = fc.record(
  {
    'idempotency-key': fc.oneof(
      fc.string({ minLength: 1, maxLength: 300 }).map((text) => text.replace(/[^ -~]/g, 'x').trim() || 'x'),
      fc.constantFrom('one', 'two'),
    ),
    'accept-language': fc.constantFrom('fr', '*', 'x'.repeat(500)),
    'if-none-match': fc.constantFrom('*', '"x"', 'W/"y"'),
  },
  { requiredKeys: [] },
);

/** `only`: operations to call (`<method> <template>`), default all. `idsOf`: existing ids by prefix of template. */
export type Wanted = { only?: readonly string[] | undefined; idsOf?: Record<string, readonly string[]> };

/** Valid and invalid requests to the operations of a document. */
export function requestsOf({ paths }: OpenApi, { only, idsOf = {} }: Wanted = {}): fc.Arbitrary<FuzzRequest> {
  const operations = Object.entries(paths).flatMap(([template, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ template, method, operation })),
  );
  const each = operations
    .filter(({ method, template }) => !only || only.includes(`${method.toUpperCase()} ${template}`))
    .map(({ template, method, operation }) =>
      fc.record({
        method: fc.constant(method.toUpperCase()),
        template: fc.constant(template),
        path: pathOf(
          template,
          operation,
          Object.entries(idsOf).flatMap(([begin, ids]) => (template.startsWith(begin) ? ids : [])),
        ),
        signedIn: fc.integer({ min: 0, max: 9 }).map((dice) => dice > 0),
        headers,
        body: bodyOf(operation),
      }),
    );
  return fc.oneof(...each);
}
