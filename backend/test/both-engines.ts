import { type Database, openDatabase } from '@az/backend';
import { startDatabase } from '../postgres/start-database.ts';
import { openEmptyDatabase } from '../src/testing/test-database.ts';

export const engines = ['pglite', 'postgresql'] as const;

export type EngineDatabase = {
  db: Database;
  /** Opens the database as another process would; where no other process can open it, returns `db`. */
  openAgain: () => Promise<Database>;
  /** Closes everything and deletes the database. */
  remove: () => Promise<void>;
};

async function openOnPglite(): Promise<EngineDatabase> {
  const { db, remove } = await openEmptyDatabase();
  return { db, openAgain: async () => db, remove };
}

async function openOnServer(): Promise<EngineDatabase> {
  const server = await startDatabase({ syncs: false });
  const opened: Database[] = [];
  const open = async () => {
    const db = await openDatabase({ dataDir: '', url: server.url });
    opened.push(db);
    return db;
  };
  return {
    db: await open(),
    openAgain: open,
    remove: async () => {
      await Promise.all(opened.map((db) => db.close()));
      await server.remove();
    },
  };
}

/** An empty database: on PGlite in a new folder, on PostgreSQL on a new server. */
export const openOn = (engine: (typeof engines)[number]): Promise<EngineDatabase> =>
  engine === 'pglite' ? openOnPglite() : openOnServer();
