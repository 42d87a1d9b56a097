import fc from 'fast-check';
import { type Operation, openApiOf } from '../../fuzz/conformance.ts';
import { hostileTexts, wellFormed } from '../../fuzz/hostile-texts.ts';
import { arbitraryOf, type Schema } from '../../fuzz/schema-arbitrary.ts';
import { sendHostilePictures } from '../../fuzz/send-hostile-pictures.ts';
import { demo, signIn } from '../api-calls.ts';
import { useServer } from '../use-server.ts';

type Call = { name: string; method: string; template: string; operation: Operation };

const server = useServer({ program: 'fuzz-server' });
let calls: Call[];

beforeAll(async () => {
  const { paths } = await openApiOf(server.api);
  calls = Object.entries(paths).flatMap(([template, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${template}`,
      method: method.toUpperCase(),
      template,
      operation,
    })),
  );
});

/** Time limit of a request. Only a successful injection of `pg_sleep(60)` takes longer. */
const maxMs = 30_000;

async function send(
  { method, template }: Call,
  token: string,
  more: { id?: string; search?: string; json?: string },
) {
  const { id = '1', search = '', json } = more;
  const path = template.replace(/\{\w+\}/g, encodeURIComponent(wellFormed(id)));
  const reply = await fetch(server.api + path + search, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(json ? { 'content-type': 'application/json' } : {}) },
    body: json,
    signal: AbortSignal.timeout(maxMs),
  });
  await reply.arrayBuffer();
  return reply.status;
}

const jsonSchemaOf = ({ operation }: Call): Schema | undefined =>
  operation.requestBody?.content['application/json']?.schema;

const sampleOf = (schema: Schema) => fc.sample(arbitraryOf(schema), { numRuns: 1, seed: 11 })[0] as object;

/** The demo member's user data, as a sign-in returns it. */
async function readMember(): Promise<unknown> {
  const reply = await fetch(`${server.api}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(demo),
  });
  return ((await reply.json()) as { user: unknown }).user;
}

const extras = [
  '"isVerify":true',
  '"id":1',
  '"user_id":"1"',
  '"member_id":1',
  '"Customers_Numbers":"1"',
  '"owner":"1"',
  '"role":"admin"',
  '"created_date":"2001-01-01"',
  '"password_hash":"x"',
  '"__proto__":{"isVerify":true}',
  '"constructor":{"prototype":{"isVerify":true}}',
];

it('refuses every unknown field of a call, and changes nothing', async () => {
  const before = await readMember();
  const wrong: string[] = [];
  const withJson = calls.filter(jsonSchemaOf);
  expect(withJson.length).toBeGreaterThan(1);
  for (const call of withJson) {
    const token = await signIn(server.api);
    const body = JSON.stringify(sampleOf(jsonSchemaOf(call) ?? {}));
    for (const extra of extras) {
      const json = body === '{}' ? `{${extra}}` : `${body.slice(0, -1)},${extra}}`;
      const status = await send(call, token, { json });
      if (status !== 400) wrong.push(`${call.name} with ${extra}: ${status}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(await readMember()).toEqual(before);
});

it('stores injections as texts, in every field of every call', async () => {
  const wrong: string[] = [];
  const injections = hostileTexts.filter((text) => text.length < 600);
  for (const call of calls) {
    const token = await signIn(server.api);
    const check = async (where: string, more: Parameters<typeof send>[2]) => {
      const status = await send(call, token, more);
      if (status >= 500) wrong.push(`${call.name}, ${where}: ${status}`);
    };
    const schema = jsonSchemaOf(call);
    const sample = schema ? sampleOf(schema) : {};
    const inQuery = call.operation.parameters.filter((parameter) => parameter.in === 'query');
    for (const text of injections) {
      const encoded = encodeURIComponent(wellFormed(text));
      if (call.template.includes('{')) await check(`path ${text}`, { id: text || ' ' });
      for (const { name } of inQuery) await check(`query ${name} ${text}`, { search: `?${name}=${encoded}` });
      for (const name of Object.keys(schema?.properties ?? {})) {
        await check(`body ${name} ${text}`, {
          json: JSON.stringify({ ...sample, [name]: text }),
        });
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(Object.hasOwn(Object.prototype, 'isVerify')).toBe(false);
});

it('accepts or refuses 150 hostile pictures, never fails on one, and stores only its own encoding', async () => {
  const summary = await sendHostilePictures({
    api: server.api,
    token: await signIn(server.api),
    count: 150,
    seed: 7,
  });
  expect(summary.faults).toEqual([]);
  expect(summary.sent).toBe(150);
  expect(Math.min(summary.taken, summary.refused, summary.bombs)).toBeGreaterThan(0);
}, 300_000);
