import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { call, comment, signIn } from '../api-calls.ts';
import { runServer, startServer } from '../server-process.ts';
import { useDatabase } from '../use-server.ts';

const database = useDatabase();
let file: string;
let db: string;

beforeAll(async () => {
  file = join(database.dataDir, 'backup.tgz');
  db = join(database.dataDir, 'db');
});

it('restores everything after the database was destroyed', async () => {
  const before = await startServer(database.env);
  const token = await signIn(before.api);
  await comment(before.api, '1', 'À garder', { token });
  const [feed, comments] = await Promise.all(
    ['global?limit=50', 'announcements-comments/1'].map((path) =>
      call(`${before.api}/az/${path}`, { token }),
    ),
  );
  expect((await runServer(database.env, 'backup', file)).output).toMatch(/is in use by another process/);
  await before.stop();

  expect(await runServer(database.env, 'backup', file)).toEqual({ code: 0, output: `Written to ${file}.\n` });
  expect((await runServer(database.env, 'restore', file)).output).toMatch(/already: move .+ away first/);
  await rm(join(db, 'base'), { recursive: true });
  expect((await runServer(database.env)).code).not.toBe(0);
  await rename(db, `${db}.damaged`);
  expect(await runServer(database.env, 'restore', file)).toEqual({
    code: 0,
    output: `Restored from ${file}.\n`,
  });

  const after = await startServer(database.env);
  expect((await call(`${after.api}/az/global?limit=50`, { token })).body).toEqual(feed?.body);
  expect((await call(`${after.api}/az/announcements-comments/1`)).body).toEqual(comments?.body);
  expect((await comment(after.api, '1', 'Et la suite', { token })).status).toBe(201);
  await after.stop();
});

it('restores nothing from a file that is cut off or no backup', async () => {
  await rm(db, { recursive: true });
  await writeFile(`${file}.half`, (await readFile(file)).subarray(0, 200_000));
  await writeFile(`${file}.none`, 'not an archive');
  for (const bad of [`${file}.half`, `${file}.none`]) {
    const { code, output } = await runServer(database.env, 'restore', bad);
    expect([code, output]).toEqual([1, `${bad} is no complete backup of a database of AZ Connect.\n`]);
    expect(existsSync(db)).toBe(false);
  }
});

it('names a file that it cannot write or read', async () => {
  const nowhere = join(database.dataDir, 'nowhere/backup.tgz');
  expect((await runServer(database.env, 'restore', nowhere)).output).toContain(`${nowhere} cannot be read (`);
  await startServer(database.env).then((server) => server.stop());
  expect((await runServer(database.env, 'backup', nowhere)).output).toContain(
    `${nowhere} cannot be written (`,
  );
});

it('lists its commands for an unknown one', async () => {
  for (const parameters of [['restore'], ['backup', 'a', 'b'], ['delete', 'a']]) {
    const { code, output } = await runServer(database.env, ...parameters);
    expect([code, output]).toEqual([1, expect.stringMatching(/^There is "backup <file>" and .+\.\n$/)]);
  }
});
