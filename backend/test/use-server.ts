import { makeDatabase, type TestDatabase } from './database.ts';
import { type Program, type ServerProcess, startServer } from './server-process.ts';

/** Creates a database before the tests of a file and removes it after them, by `beforeAll` and `afterAll`. */
export function useDatabase(): TestDatabase {
  // The properties are set by `beforeAll`.
  const database = {} as TestDatabase;
  beforeAll(async () => void Object.assign(database, await makeDatabase()));
  afterAll(() => database.remove());
  return database;
}

type Options = {
  /** Environment variables of the server, in addition to those of its database. */
  env?: Record<string, string>;
  /** The limits of `fuzz-server` are above what tests reach, unless `env` sets them. By default the product's server. */
  program?: Program;
  /** Runs before the server starts. */
  prepare?: (database: TestDatabase) => Promise<unknown>;
};

/** A server for the tests of a file. After a restart, `api`, `origin` and `output` are those of the new process. */
type SuiteServer = ServerProcess & {
  database: TestDatabase;
  /** Starts the server again after `stop`. `env`: environment variables to add or replace. */
  start: (env?: Record<string, string>) => Promise<void>;
};

/** Starts a server on its own database before the tests of a file, and stops it after them. */
export function useServer({ env, program, prepare }: Options = {}): SuiteServer {
  // Comes before `useDatabase`, because hooks run in this order: the server must stop before its database is removed.
  afterAll(() => server.stop());
  const database = useDatabase();
  const start = async (more?: Record<string, string>) =>
    void Object.assign(server, await startServer({ ...database.env, ...env, ...more }, program));
  // The other properties are set by `start`.
  const server = { database, start } as SuiteServer;
  beforeAll(async () => {
    await prepare?.(database);
    await start();
  });
  return server;
}
