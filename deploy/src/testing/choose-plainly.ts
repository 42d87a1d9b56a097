import {
  areasOf,
  type ControlState,
  findVersion,
  type Rollout,
  rolloutOf,
  type StoredVersion,
  shareOf,
  stableHistory,
} from '../control/state.ts';
import type { Choice } from '../rollout/choice-index.ts';
import { bucketOf, type Cohort, decideCohort } from '../rollout/cohort.ts';
import { isKilledBy } from '../rollout/kill-file.ts';
import type { KillContent } from '../rollout/parse-kill-file.ts';

/** The stable version. If it cannot be used, the newest usable one before it; versions withdrawn as bad come last. */
function usableStable(state: ControlState, area: string, kill: KillContent): StoredVersion | null {
  const [present, ...before] = stableHistory(state, area).reverse();
  const bad = new Set(before.filter(({ retreated }) => retreated).map(({ version }) => version));
  const good = before.filter(({ version }) => !bad.has(version));
  const order = [...(present ? [present] : []), ...good, ...before];
  const usable = order
    .map(({ version }) => findVersion(state, area, version))
    .find(
      (one) => one && (one.removedAt ?? one.killedAt ?? one.recalledAt) === null && !isKilledBy(kill, one),
    );
  return usable ?? null;
}

function cohortIn(rollout: Rollout, state: ControlState, kill: KillContent, unit: string | null): Cohort {
  const version = findVersion(state, rollout.area, rollout.version);
  return decideCohort({
    frozen: state.frozen !== null || kill.frozen,
    killed: !version || version.killedAt !== null || isKilledBy(kill, version),
    bucket: unit === null ? null : bucketOf(rollout.area, rollout.id, unit),
    basisPoints: shareOf(rollout),
  });
}

/** The same result as `ChoiceIndex`, but without an index: computed from the whole state for each visitor. */
export function choosePlainly(
  state: ControlState,
  kill: KillContent,
  unit: string | null,
  override: StoredVersion | null = null,
): Choice[] {
  return areasOf(state).flatMap((area): Choice[] => {
    // The version of an override is in no cohort and has no fallback: a person who previews it must see its failures.
    if (override?.area === area) return [{ given: override, rollout: null, previous: null }];
    const stable = usableStable(state, area, kill);
    const rollout = rolloutOf(state, area);
    const cohort = rollout ? cohortIn(rollout, state, kill, unit) : 'stable';
    const canary = rollout && cohort === 'canary' ? findVersion(state, area, rollout.version) : null;
    const given = canary ?? stable;
    if (!given) return [];
    const under = rollout && { id: rollout.id, cohort, basisPoints: shareOf(rollout) };
    return [{ given, rollout: under, previous: canary ? stable : null }];
  });
}
