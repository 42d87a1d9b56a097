import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { OpenApiDocument } from '../http/openapi.ts';
import { type ApiDb, apiDb } from '../schema/api-schema.ts';
import { ExampleNetwork } from '../testing/example-network.ts';
import {
  accessExamples,
  contentExamples,
  conversationExamples,
  type Examples,
  notificationExamples,
  profileExamples,
  relationExamples,
} from '../testing/example-writes.ts';
import { openTestApi, type TestApi } from '../testing/test-api.ts';
import { InProcessBus } from './bus.ts';
import { storedTypes } from './emission.ts';

/** Types of events and hints by call. */
type Emissions = Record<string, readonly string[]>;

/** Calls that emit something else than they declare. */
function findFalse(declared: Emissions, emitted: Emissions): string[] {
  const textOf = (of: Emissions, name: string) => [...new Set(of[name] ?? [])].sort().join(', ') || 'nothing';
  return [...new Set([...Object.keys(declared), ...Object.keys(emitted)])].flatMap((name) => {
    const [says, does] = [textOf(declared, name), textOf(emitted, name)];
    return says === does ? [] : [`${name} declares ${says} and emits ${does}`];
  });
}

async function readDeclared(api: TestApi): Promise<Emissions> {
  const { paths } = (await api.call('GET', '/openapi.json')).json<OpenApiDocument>();
  return Object.fromEntries(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([method]) => method !== 'get')
        .map(([method, { 'x-emits': emits = [] }]) => [`${method.toUpperCase()} ${path}`, emits]),
    ),
  );
}

/** Returns the types of the events in all logs, and deletes the events. */
async function takeStored(db: ApiDb): Promise<string[]> {
  const rows = await db.deleteFrom('member_events').returning('type').execute();
  return rows.map(({ type }) => Object.entries(storedTypes).find(([, number]) => number === type)?.[0] ?? '');
}

describe('every call that is not a GET', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await openTestApi();
  });

  afterAll(() => api.close());

  /** Runs the requests one after the other, and returns what each has emitted. */
  async function run(examples: Examples): Promise<Emissions> {
    const db = apiDb(api.db);
    const publish = vi.spyOn(InProcessBus.prototype, 'publish');
    const emitted: Record<string, string[]> = {};
    for (const [name, prepare] of Object.entries(examples)) {
      const { id = '', ...request } = await prepare();
      await takeStored(db);
      // Acts within a second would emit nothing.
      await db
        .updateTable('notifications')
        .set({ event_at: new Date(0) })
        .execute();
      publish.mockClear();
      const [method, path = ''] = name.split(' ') as [Parameters<TestApi['call']>[0], string];
      const reply = await api.call(method, path.replace(/\{\w+\}/, id), request);
      expect(reply.statusCode, `${name}: ${reply.body}`).toBeLessThan(300);
      const hints = publish.mock.calls.flatMap(([message]) => message.hints.map(({ type }) => type));
      emitted[name] = [...(await takeStored(db)), ...hints];
    }
    return emitted;
  }

  test('emits what it declares, and declares what it emits', async () => {
    const network = new ExampleNetwork(api);
    const [awa, yann] = [await network.join('awa@exemple.test'), await network.join('yann@exemple.test')];
    const emitted = await run({
      ...contentExamples(network, awa, yann),
      ...relationExamples(network, awa, yann),
      ...conversationExamples(network, awa, yann),
      ...notificationExamples(network, awa, yann),
      ...profileExamples(network, awa),
      ...accessExamples(network, yann),
    });
    const declared = await readDeclared(api);
    expect(Object.keys(emitted).sort()).toEqual(Object.keys(declared).sort());
    expect(findFalse(declared, emitted)).toEqual([]);
  });
});

test('a declaration without an emission and an emission without a declaration are found', () => {
  const declared = { 'PUT /one': ['own.post', 'post.changed'], 'PUT /two': [], 'PUT /three': ['post.gone'] };
  const emitted = {
    'PUT /one': ['own.post'],
    'PUT /two': ['own.mark', 'own.mark'],
    'PUT /three': ['post.gone', 'post.gone'],
  };
  expect(findFalse(declared, emitted)).toEqual([
    'PUT /one declares own.post, post.changed and emits own.post',
    'PUT /two declares nothing and emits own.mark',
  ]);
});
