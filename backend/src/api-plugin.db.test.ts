import { Validator } from '@seriousme/openapi-schema-validator';
import { type KyselyPlugin, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenApiDocument } from './http/openapi.ts';
import { silentCalls } from './live/silent-calls.ts';
import { memberOfSession } from './member-of-session.ts';
import { openTestApi, type TestApi } from './testing/test-api.ts';

/** Kinds of the statements that have run. */
let statements: string[] = [];

const noting: KyselyPlugin = {
  transformQuery: ({ node }) => {
    statements.push(node.kind);
    return node;
  },
  transformResult: async ({ result }) => result,
};

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi(noting);
});

afterAll(() => api.close());

describe('the description', () => {
  const read = async () => (await api.call('GET', '/openapi.json')).json<OpenApiDocument>();

  test('has every call in a valid OpenAPI 3.1 document', async () => {
    const document = await read();
    expect(document).toMatchObject({ openapi: '3.1.0', servers: [{ url: '/az-connect-backend/api' }] });
    expect(await new Validator().validate(document)).toEqual({ valid: true });
    const { paths } = document;
    expect(paths['/az/global']?.get?.security).toEqual([{ session: [] }]);
    expect(paths['/capabilities']?.get?.security).toEqual([]);
    expect(paths['/az/announcements-comments-store/{id}']?.post?.requestBody).toMatchObject({
      content: {
        'multipart/form-data': { schema: { properties: { comment: { type: 'string', maxLength: 2000 } } } },
      },
    });
    expect(paths['/login']?.post?.requestBody).toMatchObject({
      content: {
        'application/json': { schema: { required: ['email', 'password'], additionalProperties: false } },
      },
    });
  });

  test('says of every call that takes a new e-mail address which ones are right', async () => {
    const patterns: RegExp[] = [];
    JSON.stringify(await read(), (key, value) => {
      if (/^e-?mails?$/i.test(key) && value.pattern) patterns.push(new RegExp(value.pattern, 'u'));
      return value;
    });
    expect(patterns).toHaveLength(4);
    for (const pattern of patterns) {
      expect("a.n'guessan&fils@groupe--est.test").toMatch(pattern);
      for (const wrong of ['awa..mba@exemple.test', 'awa@exemple', 'awa@exemple.test\n'])
        expect(wrong).not.toMatch(pattern);
    }
  });

  test('says of every call that writes what it emits, except those that are known to emit nothing', async () => {
    const writes = Object.entries((await read()).paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([method]) => method !== 'get')
        .map(([method, { 'x-emits': emits = [] }]) => ({ name: `${method.toUpperCase()} ${path}`, emits })),
    );
    const silent = writes.filter(({ emits }) => emits.length === 0).map(({ name }) => name);
    expect(writes.length).toBeGreaterThan(silent.length);
    expect(silent.sort()).toEqual(Object.keys(silentCalls).sort());
  });
});

test.each([
  ['/login', { password: 'wrong-password' }, 401],
  ['/forgot-password', {}, 200],
])(
  'POST %s runs as many statements of the same kinds for a known e-mail as for an unknown one',
  async (path, more, status) => {
    const statementsFor = async (email: string) => {
      statements = [];
      const { statusCode } = await api.call('POST', path, { body: { email, ...more } });
      return { statusCode, statements };
    };
    // The first call in a process runs one more statement: it also reads a secret from the database.
    await statementsFor('first@exemple.test');
    const known = await statementsFor('demo@az-connect.test');
    expect(known.statusCode).toBe(status);
    expect(known.statements.length).toBeGreaterThan(2);
    expect(await statementsFor('absent@exemple.test')).toEqual(known);
  },
);

describe('an origin’s check of a session', () => {
  const db = () => api.db.kysely();

  test('finds its member, and does not mark it as used, for it has no network', async () => {
    const { rows: members } =
      await sql`select id from api.members where email = 'demo@az-connect.test'`.execute(db());
    await sql`delete from api.sessions`.execute(db());
    const reply = await api.call('POST', '/login', {
      body: { email: 'demo@az-connect.test', password: 'Demo-2026!' },
    });
    const { access_token: token } = reply.json<{ access_token: string }>();
    await sql`update api.sessions set last_seen_at = now() - interval '6 minutes'`.execute(db());
    expect([{ id: await memberOfSession(api.db, token) }]).toEqual(members);
    const { rows } = await sql`select last_seen_at < now() - interval '5 minutes' as is_unused
      from api.sessions`.execute(db());
    expect(rows).toEqual([{ is_unused: true }]);
  });

  test('finds nobody for a token that opens no session', async () => {
    expect(await memberOfSession(api.db, 'made-up')).toBeNull();
  });
});
