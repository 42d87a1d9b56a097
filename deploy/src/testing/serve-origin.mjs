/**
 * An origin with sample versions instead of built sources, in a process of its own: `node serve-origin.mjs` after
 * `npx tsc -b`, with the settings of an origin. Into an empty control plane it publishes a shell and a home feed. Prints
 * its address and, when it made one, its first token as JSON; ends when its input does.
 */
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firstToken } from '../../dist/api/first-token.js';
import { readSettings } from '../../dist/env.js';
import { openOrigin } from '../../dist/open-origin.js';
import { sampleBuild } from '../../dist/testing/sample-build.js';
import { goodArea, goodShell } from '../../dist/testing/sample-records.js';
import { signRecord } from '../../dist/versions/signature.js';

const settings = readSettings({ PORT: '0', SEED_DEMO: '0', ...process.env });
const { versions, files, signingKey, app, close } = await openOrigin(settings);
const builds = mkdtempSync(join(tmpdir(), 'az-builds-'));
for (const sample of [goodShell(), goodArea('feed')]) {
  if (await versions.recordOf(sample.area, sample.version)) continue;
  const { folder, record } = await sampleBuild(builds, sample);
  await files.keep(folder, record, false);
  await versions.publish(record, signRecord(record, signingKey));
}
await rm(builds, { recursive: true });
await files.prepare(await versions.served());
const token = await firstToken(versions.control);
await app.listen({ host: '127.0.0.1', port: settings.port });
const url = `http://127.0.0.1:${app.server.address().port}`;
process.stdout.write(`${JSON.stringify({ url, token })}\n`);
process.stdin.resume();
process.stdin.once('end', close);
