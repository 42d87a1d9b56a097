import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { openApiOf } from '../../fuzz/conformance.ts';
import { makeDatabase, type TestDatabase } from '../database.ts';
import { type ServerProcess, startServer } from '../server-process.ts';

let database: TestDatabase;
let server: ServerProcess;

beforeAll(async () => {
  database = await makeDatabase();
  server = await startServer(database.env);
});

afterAll(async () => {
  await server.stop();
  await database.remove();
});

it('knows of every call that writes whether it emits events', async () => {
  const { paths } = await openApiOf(server.api);
  const writes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => method !== 'get')
      .map(([method, { 'x-emits': emits = [] }]) => ({ name: `${method.toUpperCase()} ${path}`, emits })),
  );
  const silent = writes.filter(({ emits }) => emits.length === 0).map(({ name }) => name);
  const listed: string[] = JSON.parse(
    execFileSync(process.execPath, [join(__dirname, '../print-silent-calls.mjs')], { encoding: 'utf8' }),
  );
  expect(writes.length).toBeGreaterThan(silent.length);
  expect(silent.sort()).toEqual(listed.sort());
});
