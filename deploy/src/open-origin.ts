import { clockSentence, type Database, Metrics, migrateApi, openableUrl, openDatabase } from '@az/backend';
import type { FastifyInstance } from 'fastify';
import { createAdmin } from './admin/app.ts';
import { type ConsoleBuild, readConsole } from './admin/console-page.ts';
import { AlertQueue } from './alerts/alert-queue.ts';
import { AlertSender } from './alerts/alert-sender.ts';
import { OriginAlerts } from './alerts/origin-alerts.ts';
import { DatabaseStore } from './control/database-store.ts';
import { giveFirstRules } from './control/give-first-rules.ts';
import type { Store } from './control/store.ts';
import type { Settings } from './env.ts';
import { Observation } from './guardrail/observation.ts';
import { createOrigin, type OriginDeps } from './origin/app.ts';
import type { DevelopmentServer } from './origin/development.ts';
import { KillFile } from './rollout/kill-file.ts';
import { Bucket } from './s3/bucket.ts';
import { S3Files } from './s3/s3-files.ts';
import { type DeployTables, migrateDeploy } from './schema/tables.ts';
import { DiskFiles } from './versions/disk-files.ts';
import type { FileStore } from './versions/file-store.ts';
import { AcceptedKeys, openSigningKey, readSigningKey } from './versions/signing-keys.ts';
import { Versions } from './versions/versions.ts';

/** The parts of an origin that does not listen yet. */
export type Origin = {
  db: Database;
  versions: Versions;
  files: FileStore;
  /** Private key in PEM; null if versions are signed elsewhere. */
  signingKey: string | null;
  app: FastifyInstance;
  admin: FastifyInstance;
  /** Serves the console from the folder, once it is built. A failed build is logged, and there is no console. */
  useConsole: (building: Promise<string>) => Promise<void>;
  close: () => Promise<void>;
};

/** The signing key. Only the first origin on a database creates it: pages refuse versions signed with another key. */
function openKey(db: Database, dataDir: string): Promise<string | null> {
  return db
    .kysely<DeployTables>('deploy')
    .transaction()
    .execute(async (tables) => {
      const control = await tables
        .selectFrom('control')
        .select('has_signing_key')
        .forUpdate()
        .executeTakeFirstOrThrow();
      if (
        control.has_signing_key &&
        new AcceptedKeys(dataDir).read().length === 0 &&
        !readSigningKey(dataDir)
      )
        throw new Error(
          `The versions in this database are signed: copy the folder signing of another origin into ${dataDir}.`,
        );
      const key = await openSigningKey(dataDir);
      if (!control.has_signing_key)
        await tables.updateTable('control').set({ has_signing_key: true }).execute();
      return key;
    });
}

/** The file store of the settings. Uploads versions that an earlier configuration has stored on the disk. */
async function openFiles({ s3, dataDir }: Settings, versions: Versions, store: Store): Promise<FileStore> {
  if (!s3) return new DiskFiles(dataDir);
  const files = new S3Files(new Bucket(s3), versions, dataDir);
  const retained = (await store.read()).versions.filter(({ removedAt }) => removedAt === null);
  await files.adopt(retained.map(({ record }) => record)).catch(({ message }: Error) => {
    process.stderr.write(`Not every version of the disk is in the file store yet: ${message}.\n`);
  });
  return files;
}

/**
 * Opens the database, brings its tables up to date and creates the parts of the origin.
 *
 * @throws Error with one sentence when the database cannot be used, or when versions are signed and no key is here
 */
export async function openOrigin(
  settings: Settings,
  servers: DevelopmentServer[] = [],
  limits: OriginDeps['limits'] = {},
): Promise<Origin> {
  const db = await openDatabase({ dataDir: settings.dataDir, url: settings.databaseUrl });
  await migrateDeploy(db);
  if (!settings.apiOrigin) await migrateApi(db);
  const store = new DatabaseStore(db);
  const signingKey = await openKey(db, settings.dataDir);
  const versions = new Versions(store, servers, new KillFile(settings.dataDir), db.clock.now);
  await giveFirstRules(versions.control);
  const files = await openFiles(settings, versions, store);
  const log = (sentence: string) => process.stderr.write(`${sentence}\n`);
  const ofClock = clockSentence(db.clock.aheadMs());
  if (ofClock) log(ofClock);
  const observation = await Observation.open(db, versions, log);
  const { registry } = observation;
  const alerts =
    settings.alerts &&
    new AlertSender(settings.alerts, {
      sources: [new OriginAlerts(() => observation.alarms(), settings.dataDir), new AlertQueue(db)],
      ...{ registry, log },
    });
  const metrics = new Metrics(db, registry);
  const app = await createOrigin(settings, db, versions, { files, servers, observation, metrics, limits });
  let isClosing = false;
  let consoleBuild: Promise<ConsoleBuild | null> = Promise.resolve(null);
  const admin = await createAdmin(settings, db, {
    ...{ versions, files, observation, metrics },
    dataDir: settings.dataDir,
    productUrl: () => settings.publicUrl ?? openableUrl(app.listeningOrigin),
    addressHash: (address) => observation.tickets.addressHash(address),
    consoleBuild: () => consoleBuild,
  });
  const useConsole = async (building: Promise<string>) => {
    consoleBuild = building.then(readConsole).catch(({ message }: Error) => {
      // The signal that ends the origin may end the build, too.
      if (!isClosing) log(message);
      return null;
    });
    await consoleBuild;
  };
  const close = async () => {
    isClosing = true;
    observation.stop();
    alerts?.stop();
    await Promise.all([app.close(), admin.close()]);
    await db.close();
  };
  observation.start();
  alerts?.start();
  return { db, versions, files, signingKey, app, admin, useConsole, close };
}
