import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Target } from '../../build/publish-sources.ts';
import { retentionMs } from '../../control/collect.ts';
import { servedVersions } from '../../control/state.ts';
import { run } from '../../run.ts';
import { signRecord } from '../../versions/signature.ts';
import type { Versions } from '../../versions/versions.ts';
import { sampleBuild } from '../sample-build.ts';
import { goodArea, goodShell } from '../sample-records.ts';

/** Makes every version that nobody is given as old as if a retention time had passed. */
const age = ({ control }: Versions): Promise<void> =>
  control.store.change((state) => {
    const served = servedVersions(state);
    const old = { publishedAt: Date.now() - 2 * retentionMs, servedUntil: null };
    const versions = state.versions.map((one) => (served.includes(one) ? one : { ...one, ...old }));
    return { state: { ...state, versions }, note: null, result: undefined };
  });

async function publishSamples({ versions, files, signingKey }: Target): Promise<void> {
  process.on('message', () => void age(versions).then(() => process.send?.('aged')));
  const builds = await mkdtemp(join(tmpdir(), 'az-small-'));
  for (const sample of [goodShell(), goodArea('feed')]) {
    if (await versions.recordOf(sample.area, sample.version)) continue;
    const { folder, record } = await sampleBuild(builds, sample);
    await files.keep(folder, record, false);
    await versions.publish(record, signingKey && signRecord(record, signingKey));
  }
  await rm(builds, { recursive: true });
}

/**
 * An origin as `npm start` runs it, but of a shell and an area of a few bytes, so that it starts in the time of its
 * database. A message of the process that started it ages its versions.
 */
await run({ publish: publishSamples });
