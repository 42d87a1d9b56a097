import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { call, signIn } from '../api-calls.ts';
import { runServer, startServer } from '../server-process.ts';
import { useDatabase } from '../use-server.ts';

const database = useDatabase();
let backup: string;
let whole: string;
let db: string;
/** Files of two tables: their paths, as PostgreSQL returns them, relative to the folder of the database. */
let files: { members: string; positions: string };

beforeAll(async () => {
  db = join(database.dataDir, 'db');
  backup = join(database.dataDir, 'backup.tgz');
  whole = `${db}.whole`;
  expect((await runServer(database.env, 'backup', backup)).code).toBe(0);
  const [row] = await database.sql(
    "select pg_relation_filepath('api.members') as members, pg_relation_filepath('api.positions') as positions",
  );
  files = { members: String(row?.members), positions: String(row?.positions) };
  await cp(db, whole, { recursive: true });
});

beforeEach(async () => {
  await rm(db, { recursive: true, force: true });
  await cp(whole, db, { recursive: true });
});

const garbage = Buffer.alloc(8192, 'x');

/** Overwrites the first page of a file. */
async function garble(file: string): Promise<void> {
  const bytes = await readFile(file);
  garbage.copy(bytes);
  await writeFile(file, bytes);
}

const wal = async () => {
  const names = await readdir(join(db, 'pg_wal'));
  return names.filter((name) => /^[\dA-F]{24}$/.test(name)).map((name) => join(db, 'pg_wal', name));
};

const damages: [what: string, damage: () => Promise<unknown>][] = [
  ['its version is missing', () => rm(join(db, 'PG_VERSION'))],
  ['its tables are missing', () => rm(join(db, 'base'), { recursive: true })],
  ['its control file is garbled', () => garble(join(db, 'global/pg_control'))],
  ['its log is garbled', async () => Promise.all((await wal()).map(garble))],
  ['a table is missing', () => rm(join(db, files.members))],
  ['a table is garbled', () => garble(join(db, files.positions))],
];

it.each(damages)('ends with one sentence that says how to restore when %s', async (_what, damage) => {
  await damage();
  const { code, output } = await runServer(database.env);
  expect(code).toBe(1);
  expect(output.trim().split('\n')).toEqual([
    expect.stringMatching(/^The database in \S+ (is damaged|cannot be opened).+ -- restore <file>".+\.$/),
  ]);
  expect(output).toContain(`move ${db} away`);
});

it('creates no new database over the remains of one, neither at start nor for a backup', async () => {
  await rm(join(db, 'PG_VERSION'));
  const members = await readFile(join(db, files.members));
  const before = await readdir(db);
  const other = join(database.dataDir, 'other.tgz');
  for (const parameters of [[], ['backup', other]]) {
    const { code, output } = await runServer(database.env, ...parameters);
    expect([code, output]).toEqual([1, expect.stringContaining('is damaged (PG_VERSION is missing)')]);
    expect(await readdir(db)).toEqual(before);
  }
  expect(existsSync(other)).toBe(false);
  expect(await readFile(join(db, files.members))).toEqual(members);
});

it('serves again after the repair in the sentence', async () => {
  await rm(join(db, 'base'), { recursive: true });
  const { output } = await runServer(database.env);
  const [, folder = ''] = /move (\S+) away/.exec(output) ?? [];
  await rename(folder, `${folder}.damaged-${Date.now()}`);
  expect((await runServer(database.env, 'restore', backup)).code).toBe(0);
  const server = await startServer(database.env);
  expect((await call(`${server.api}/account`, { token: await signIn(server.api) })).status).toBe(200);
  await server.stop();
});

it('creates a database in an empty folder', async () => {
  await rm(db, { recursive: true });
  await mkdir(db);
  const server = await startServer(database.env);
  expect((await call(`${server.api}/capabilities`)).status).toBe(200);
  await server.stop();
});
