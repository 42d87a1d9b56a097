import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Target } from '../build/publish-sources.ts';
import { signRecord } from '../versions/signature.ts';
import { sampleBuild } from './sample-build.ts';
import { goodArea, goodShell } from './sample-records.ts';

/** Replaces `publishSources`: publishes a shell and a home feed of a few bytes, unless they were published before. */
export async function publishSamples({
  versions,
  files,
  signingKey,
}: Pick<Target, 'versions' | 'files' | 'signingKey'>): Promise<void> {
  const builds = await mkdtemp(join(tmpdir(), 'az-builds-'));
  for (const sample of [goodShell(), goodArea('feed')]) {
    if (await versions.recordOf(sample.area, sample.version)) continue;
    const { folder, record } = await sampleBuild(builds, sample);
    await files.keep(folder, record, false);
    const answer = await versions.publish({ record }, signingKey && signRecord(record, signingKey));
    if (!answer.ok) throw new Error(answer.sentence);
  }
  await rm(builds, { recursive: true });
}
