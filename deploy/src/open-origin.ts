import { type Database, migrateApi, openDatabase } from '@az/backend';
import type { FastifyInstance } from 'fastify';
import { DatabaseStore } from './control/database-store.ts';
import type { Store } from './control/store.ts';
import type { Settings } from './env.ts';
import { createOrigin } from './origin/app.ts';
import type { DevelopmentServer } from './origin/development.ts';
import { KillFile } from './rollout/kill-file.ts';
import { openSigningKey, readPublicKey } from './versions/signing-keys.ts';
import { migrateDeploy } from './versions/tables.ts';
import { Versions } from './versions/versions.ts';

/** The parts of an origin that does not listen yet. */
export type Origin = {
  db: Database;
  versions: Versions;
  /** Private key in PEM; null where versions are signed elsewhere. */
  signingKey: string | null;
  app: FastifyInstance;
  close: () => Promise<void>;
};

/** A new key would make every page refuse what is published: only who has none and nothing signed is given one. */
async function checkKey(store: Store, dataDir: string): Promise<void> {
  if (readPublicKey(dataDir)) return;
  const { versions } = await store.read();
  if (versions.some(({ signature }) => signature))
    throw new Error(
      `The versions in this database are signed: copy the folder signing of another origin into ${dataDir}.`,
    );
}

/**
 * Opens the database, brings its tables up to date and puts the parts of the origin together.
 *
 * @throws Error with one sentence when the database cannot be used, or when its versions need a key that is not here
 */
export async function openOrigin(settings: Settings, servers: DevelopmentServer[] = []): Promise<Origin> {
  const db = await openDatabase({ dataDir: settings.dataDir, url: settings.databaseUrl });
  await migrateDeploy(db);
  if (!settings.apiOrigin) await migrateApi(db);
  const store = new DatabaseStore(db);
  await checkKey(store, settings.dataDir);
  const signingKey = openSigningKey(settings.dataDir);
  const records = servers.map(({ record }) => record);
  const versions = new Versions(store, records, new KillFile(settings.dataDir));
  const app = await createOrigin(settings, db, versions, servers);
  const close = async () => {
    await app.close();
    await db.close();
  };
  return { db, versions, signingKey, app, close };
}
