import type { Choice } from '../rollout/choice-index.ts';
import type { GivenVersion, Live } from './live.ts';
import { type AreaRecord, isShell, type VersionRecord } from './record.ts';

const givenOf = ({ rollout, given, previous }: Choice): GivenVersion => ({
  rollout: rollout && { id: rollout.id, cohort: rollout.cohort },
  signature: given.signature,
  previous: previous && { record: previous.record, signature: previous.signature },
});

/** The parts of development servers, then the chosen versions. Throws when no shell is live. */
export function liveOf(
  chosen: readonly Choice[],
  revision: number,
  developed: readonly VersionRecord[] = [],
): Live {
  const records = [...developed, ...chosen.map(({ given }) => given.record)];
  const shell = records.find(isShell);
  if (!shell) throw new Error('No version of the shell is live');
  return {
    shell,
    areas: records.filter((record): record is AreaRecord => !isShell(record)),
    revision,
    given: Object.fromEntries(chosen.map((choice) => [choice.given.area, givenOf(choice)])),
  };
}

const lives = new WeakMap<readonly Choice[], Live>();
let lastKey = 0;

/** Returns the same object for the same array of choices, so that results made from the object can be cached. */
export function sharedLive(chosen: readonly Choice[], revision: number): Live {
  const known = lives.get(chosen);
  if (known) return known;
  lastKey += 1;
  const live = { ...liveOf(chosen, revision), cacheKey: String(lastKey) };
  lives.set(chosen, live);
  return live;
}
