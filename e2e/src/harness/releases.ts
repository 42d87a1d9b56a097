import { areas } from './every-path.ts';
import type { Origin } from './origin.ts';
import { publishChanged, runAz } from './publish-changed.ts';

/** Publishes a new version of an area, rolls it out to everybody in two steps, and returns the version. */
async function release(origin: Origin, area: string): Promise<string> {
  const { version } = await publishChanged(origin, area);
  await runAz(origin, 'rollout', 'start', area, version, '--steps', '50,100');
  await runAz(origin, 'rollout', 'promote', area, '--force');
  await runAz(origin, 'rollout', 'promote', area, '--force');
  return version;
}

/** Releases every area in rounds while `goesOn`. Every second round also rolls an area back; `gc` ends each round. */
export async function releaseRepeatedly(origin: Origin, goesOn: (rounds: number) => boolean) {
  const done = { releases: 0, rollbacks: 0, rounds: 0 };
  for (; goesOn(done.rounds); done.rounds += 1) {
    for (const [index, area] of areas.entries()) {
      await release(origin, area);
      done.releases += 1;
      if (done.rounds % 2 === 0 && index === done.rounds % areas.length) {
        await runAz(origin, 'rollback', area);
        done.rollbacks += 1;
      }
    }
    await runAz(origin, 'gc');
  }
  return done;
}
