import type { Target } from '../../build/publish-sources.ts';
import { retentionMs } from '../../commands/collect.ts';
import { servedVersions } from '../../control/state.ts';
import { run } from '../../run.ts';
import type { Versions } from '../../versions/versions.ts';
import { publishSamples } from '../publish-samples.ts';

/** Makes every unused version older than the retention time. */
const age = ({ control }: Versions): Promise<void> =>
  control.store.change((state) => {
    const served = servedVersions(state);
    const old = { publishedAt: Date.now() - 2 * retentionMs, servedUntil: null };
    const versions = state.versions.map((one) => (served.includes(one) ? one : { ...one, ...old }));
    return { state: { ...state, versions }, note: null, result: undefined };
  });

async function publish(target: Target): Promise<void> {
  process.on('message', () => void age(target.versions).then(() => process.send?.('aged')));
  await publishSamples(target);
}

/**
 * An origin as `npm start` runs it, but with a shell and an area of a few bytes, so that it starts as fast as its
 * database. A message of the parent process ages its versions; `CONNECTION_LIMITS` has limits of its connections
 * (JSON).
 */
await run({ publish, hasConsole: false, limits: JSON.parse(process.env.CONNECTION_LIMITS ?? '{}') });
