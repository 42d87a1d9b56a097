import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf } from '@az/shared/build/integrity.mjs';
import { publishBuilt } from '../../command-line/publish.ts';
import { digestOf } from '../../versions/digest.ts';
import { recordedFiles, type VersionRecord } from '../../versions/record.ts';
import { signRecord } from '../../versions/signature.ts';
import { readSigningKey } from '../../versions/signing-keys.ts';
import { sampleBuild } from '../sample-build.ts';
import { goodArea } from '../sample-records.ts';
import { sendRequest } from '../send-request.ts';
import { clientOf } from '../soak/operators.ts';
import type { Attack } from './attack.ts';

const page = '<script>document.title = document.cookie</script>';
const evil = ['evil.html', 'evil.svg', 'evil.xhtml', 'evil.js'];
const inert = "default-src 'none'; sandbox";

/** A team's token publishes pages, some listed in the record and some not. The same files are also put on the disk. */
export const unlistedFiles: Attack = {
  name: 'unlisted-files',
  run: async ({ startOrigin }) => {
    const origin = await startOrigin();
    const [client, key] = [clientOf(origin, origin.token), readSigningKey(origin.dataDir)];
    const folder = await mkdtemp(join(tmpdir(), 'az-unlisted-'));
    const faults: string[] = [];
    const answers: Record<string, number> = {};

    async function look(path: string, expected: number): Promise<void> {
      const { status, headers } = await sendRequest(origin.url + path);
      answers[status] = (answers[status] ?? 0) + 1;
      if (status !== expected) faults.push(`${path} was answered ${status}.`);
      if (headers['content-security-policy'] !== inert) faults.push(`${path} has no policy of its own.`);
      if (/html|svg|xml/.test(headers['content-type'] ?? ''))
        faults.push(`${path} is ${headers['content-type']}.`);
    }

    /** Tries to publish a version with the files `more`, by calls of the deploy API instead of `az publish`. */
    async function send(record: VersionRecord, more: string[], built: string): Promise<void> {
      const files: Record<string, string> = {};
      for (const name of new Set([...Object.keys(recordedFiles(record)), ...more])) {
        const bytes = await readFile(join(built, name));
        files[name] = digestOf(bytes);
        await client.put(`/publish/feed/files/${digestOf(bytes)}`, bytes);
      }
      const signature = key && signRecord(record, key);
      const answer = client.post('/publish/feed/versions', { record, files, signature });
      if (await answer.then(() => true).catch(() => false))
        faults.push(`${record.version} was published with ${more.join()}.`);
    }

    try {
      const { folder: built, record } = await sampleBuild(folder, goodArea('feed', '1.1.0'));
      const quiet = { signingKey: key, dryRun: false, why: '', print: () => undefined };
      await publishBuilt(client, { folder: built, record }, quiet);
      const base = `/areas/feed/${record.folder}`;
      for (const file of evil) {
        await writeFile(join(built, file), page);
        await writeFile(join(origin.dataDir, base, file), page);
        await look(`${base}/${file}`, 404);
      }
      const other = (number: string) => ({
        ...goodArea('feed', number),
        assets: record.assets,
        sbom: record.sbom ?? '',
      });
      await send(other('1.2.0'), evil, built);
      for (const kind of ['assets', 'media'] as const) {
        const hidden = { ...other('1.3.0')[kind], 'evil.html': integrityOf(page) };
        await send({ ...other('1.3.0'), [kind]: hidden }, ['evil.html'], built);
      }
      await look(`${base}/feed.js`, 200);
      await client.post('/commands/kill/feed', { version: record.version });
      for (const file of ['feed.js', ...evil]) await look(`${base}/${file}`, 410);
    } finally {
      await rm(folder, { recursive: true });
    }
    return { faults, figures: answers };
  },
};
