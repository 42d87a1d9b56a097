import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generate } from 'selfsigned';
import { seedDemo } from '../../backend/dist/index.js';
import { readSettings } from '../../deploy/dist/env.js';
import { openOrigin } from '../../deploy/dist/open-origin.js';
import { signRecord } from '../../deploy/dist/versions/signature.js';

/** Writes a certificate for 127.0.0.1 into a folder, because browsers use HTTP/2 only with TLS. */
export async function makeCertificate(folder) {
  const { cert, private: key } = await generate([{ name: 'commonName', value: '127.0.0.1' }], {
    keySize: 2048,
  });
  writeFileSync(join(folder, 'cert.pem'), cert);
  writeFileSync(join(folder, 'key.pem'), key);
  return { certFile: join(folder, 'cert.pem'), keyFile: join(folder, 'key.pem') };
}

/** Starts the origin with these builds and a new demo network, over HTTP/2, or plain HTTP if `isSecure` is false. */
export async function serveBuilds(builds, { isSecure = true, environment = {} } = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'az-bench-'));
  const settings = {
    ...readSettings({ DATA_DIR: dataDir, PORT: '0', ...environment }),
    tls: isSecure ? await makeCertificate(dataDir) : null,
  };
  const { db, versions, files, signingKey, app, close } = await openOrigin(settings);
  await seedDemo(db);
  /** Publishes a build, which is then the version of every visitor. */
  const publish = async ({ folder, record }) => {
    if (folder) await files.keep(folder, record, false);
    const answer = await versions.publish({ record }, signRecord(record, signingKey));
    if (!answer.ok) throw new Error(answer.sentence);
  };
  for (const build of builds) await publish(build);
  await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    versions,
    files,
    publish,
    url: `${isSecure ? 'https' : 'http'}://127.0.0.1:${app.addresses()[0].port}`,
    stop: async () => {
      await close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
