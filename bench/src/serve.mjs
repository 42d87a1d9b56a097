import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generate } from 'selfsigned';

/** A certificate of its own for 127.0.0.1, so that the bench measures over HTTP/2 as a browser would in the open. */
async function makeCertificate(folder) {
  const { cert, private: key } = await generate([{ name: 'commonName', value: '127.0.0.1' }], {
    keySize: 2048,
  });
  writeFileSync(join(folder, 'cert.pem'), cert);
  writeFileSync(join(folder, 'key.pem'), key);
  return { certFile: join(folder, 'cert.pem'), keyFile: join(folder, 'key.pem') };
}

/**
 * Starts the real origin, in this process, with the given builds published (folder and record of each; a record without
 * a folder has no files of its own). HTTP/2 over TLS on a free port, a fresh database with the demo network.
 */
export async function serveBuilds(
  builds,
  {
    openDatabase,
    migrateApi,
    seedDemo,
    migrateDeploy,
    DatabaseStore,
    Versions,
    storeFiles,
    createOrigin,
    readSettings,
  },
) {
  const dataDir = mkdtempSync(join(tmpdir(), 'az-bench-'));
  const settings = { ...readSettings({ DATA_DIR: dataDir, PORT: '0' }), tls: await makeCertificate(dataDir) };
  const db = await openDatabase({ dataDir });
  await migrateDeploy(db);
  await migrateApi(db);
  await seedDemo(db);
  const versions = new Versions(new DatabaseStore(db));
  for (const { folder, record } of builds) {
    if (folder) await storeFiles(join(dataDir, 'areas'), folder, record);
    await versions.publish(record);
  }
  const app = await createOrigin(settings, db, versions);
  await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url: `https://127.0.0.1:${app.addresses()[0].port}`,
    stop: async () => {
      await app.close();
      await db.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
