import { makeDatabase, type TestDatabase } from './database.ts';
import { type ServerProcess, startServer } from './server-process.ts';

/** A database of a suite, for its hooks and tests: this call adds a `beforeAll` that makes it, and an `afterAll`. */
export function useDatabase(): TestDatabase {
  // Complete once `beforeAll` has run.
  const database = {} as TestDatabase;
  beforeAll(async () => void Object.assign(database, await makeDatabase()));
  afterAll(() => database.remove());
  return database;
}

type Options = {
  /** Settings of the server beside those of its database. */
  env?: Record<string, string>;
  /** Instead of the server of the product: `fuzz/server.js` has limits that tests do not reach, unless `env` sets them. */
  program?: 'fuzz/server.js';
  /** Runs before the server starts. */
  prepare?: (database: TestDatabase) => Promise<unknown>;
};

/** A server of a suite. When it starts again, `api`, `origin` and `output` change to those of the new process. */
type SuiteServer = ServerProcess & {
  database: TestDatabase;
  /** Starts it again after `stop`, with other settings if given. */
  start: (env?: Record<string, string>) => Promise<void>;
};

/** A server of a suite on a database of its own. */
export function useServer({ env, program, prepare }: Options = {}): SuiteServer {
  // Before the database is removed: hooks run in their order.
  afterAll(() => server.stop());
  const database = useDatabase();
  const start = async (more?: Record<string, string>) =>
    void Object.assign(server, await startServer({ ...database.env, ...env, ...more }, program));
  // Complete once `beforeAll` has run.
  const server = { database, start } as SuiteServer;
  beforeAll(async () => {
    await prepare?.(database);
    await start();
  });
  return server;
}
