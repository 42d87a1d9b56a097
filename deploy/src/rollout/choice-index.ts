import { versionName } from '@az/shared/discovery';
import { type ControlState, type Rollout, type StoredVersion, shareOf } from '../control/state.ts';
import { bucketOf, type Cohort, decideCohort } from './cohort.ts';
import type { KillContent } from './parse-kill-file.ts';

/** The version of one area for one visitor. */
export type Choice = {
  given: StoredVersion;
  /** The running rollout, and the visitor's cohort. */
  rollout: { id: string; cohort: Cohort; basisPoints: number } | null;
  /** The fallback of a canary. */
  previous: StoredVersion | null;
};

/** What an area gives to each cohort; null: the area is absent. */
type AreaChoices = {
  area: string;
  byCohort: Record<Cohort, Choice | null>;
  /** Null while no visitor can be in its canary. */
  rollout: Rollout | null;
};

/** Maximum of remembered combinations of cohorts; the least recently used is dropped. */
const maxCombinations = 64;

const isGivable = (version: StoredVersion): boolean =>
  (version.removedAt ?? version.killedAt ?? version.recalledAt) === null;

function groupedByArea<T extends { area: string }>(entries: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const entry of entries) {
    const group = groups.get(entry.area);
    if (group) group.push(entry);
    else groups.set(entry.area, [entry]);
  }
  return groups;
}

/** The versions of all visitors at one revision. Visitors in the same cohorts get the same array, for caches. */
export class ChoiceIndex {
  /** Running rollouts, paused or not. */
  readonly rollouts: readonly Rollout[];
  private readonly frozen: boolean;
  private readonly killed: ReadonlySet<string>;
  private readonly versions = new Map<string, StoredVersion>();
  private readonly areas: AreaChoices[];
  /** Rollouts whose canary some visitors get. */
  private readonly undecided: Rollout[];
  private readonly allStable: readonly Choice[];
  private readonly combinations = new Map<string, readonly Choice[]>();

  constructor(state: ControlState, kill: KillContent) {
    this.rollouts = state.rollouts.filter(({ endedAt }) => endedAt === null);
    this.frozen = state.frozen !== null || kill.frozen;
    this.killed = new Set(kill.killed);
    const running = new Map<string, Rollout>();
    // The first rollout of an area counts, and the first version of a name, as in `rolloutOf` and `findVersion`.
    for (const one of this.rollouts) if (!running.has(one.area)) running.set(one.area, one);
    for (const one of state.versions) {
      const key = versionName(one);
      if (!this.versions.has(key)) this.versions.set(key, one);
    }
    const stable = groupedByArea(state.stable);
    const names = [...new Set(state.versions.map(({ area }) => area))].sort();
    this.areas = names.map((area) => {
      const history = (stable.get(area) ?? []).toReversed();
      return this.choicesOf(area, this.usableStable(history), running.get(area) ?? null);
    });
    this.undecided = this.areas.flatMap(({ rollout }) => rollout ?? []);
    this.allStable = this.listFor([]);
  }

  find(area: string, version: string): StoredVersion | null {
    return this.versions.get(versionName({ area, version })) ?? null;
  }

  /** Whether a version of this name, such as `feed@1.4.0+3f2a9c1e`, was ever published. */
  isPublished(name: string): boolean {
    return this.versions.has(name);
  }

  /** The version of an override. Null if it is not retained, is killed or recalled, or everything is frozen. */
  overridable({ area, version }: { area: string; version: string }): StoredVersion | null {
    const found = this.find(area, version);
    if (!found || this.frozen || this.isKilled(found)) return null;
    return isGivable(found) ? found : null;
  }

  /**
   * The versions of every area and of the shell for a visitor. Outside the share of its first rollout a new area is
   * absent. `unit` identifies the visitor; null gets no canary. Every origin computes the same result.
   */
  choose(unit: string | null, override: StoredVersion | null = null): readonly Choice[] {
    const canaries =
      unit === null ? [] : this.undecided.filter((one) => this.cohortOf(one, unit) === 'canary');
    if (override) return this.listFor(canaries, override);
    return canaries.length === 0 ? this.allStable : this.combined(canaries);
  }

  private listFor(canaries: readonly Rollout[], override: StoredVersion | null = null): Choice[] {
    const inCanary = new Set(canaries.map(({ area }) => area));
    return this.areas.flatMap(({ area, byCohort }): Choice[] => {
      // The version of an override is in no cohort and has no fallback: a person who previews it must see its failures.
      if (area === override?.area) return [{ given: override, rollout: null, previous: null }];
      const choice = byCohort[inCanary.has(area) ? 'canary' : 'stable'];
      return choice ? [choice] : [];
    });
  }

  private combined(canaries: readonly Rollout[]): readonly Choice[] {
    const key = canaries.map(({ area }) => area).join();
    const known = this.combinations.get(key);
    // Entries are in the order of their last use, so this one moves to the end.
    if (known) this.combinations.delete(key);
    const chosen = known ?? this.listFor(canaries);
    this.combinations.set(key, chosen);
    const [oldest] = this.combinations.keys();
    if (this.combinations.size > maxCombinations && oldest !== undefined) this.combinations.delete(oldest);
    return chosen;
  }

  private isKilled(version: StoredVersion): boolean {
    return this.killed.has(versionName(version));
  }

  private cohortOf(rollout: Rollout, unit: string): Cohort {
    const bucket = bucketOf(rollout.area, rollout.id, unit);
    // `undecided` has no rollout that is frozen or whose version is killed.
    return decideCohort({ frozen: false, killed: false, bucket, basisPoints: shareOf(rollout) });
  }

  private choicesOf(area: string, stable: StoredVersion | null, rollout: Rollout | null): AreaChoices {
    const choice = (given: StoredVersion | null, cohort: Cohort): Choice | null =>
      given && {
        given,
        rollout: rollout && { id: rollout.id, cohort, basisPoints: shareOf(rollout) },
        previous: cohort === 'canary' ? stable : null,
      };
    const version = rollout && this.find(area, rollout.version);
    const isStopped = !version || this.frozen || version.killedAt !== null || this.isKilled(version);
    const canary = isStopped ? null : choice(version, 'canary');
    return {
      area,
      byCohort: { stable: choice(stable, 'stable'), canary },
      rollout: canary ? rollout : null,
    };
  }

  /** The newest usable version of the history (newest first); earlier versions withdrawn as bad are tried last. */
  private usableStable([present, ...before]: ControlState['stable']): StoredVersion | null {
    const bad = new Set(before.filter(({ retreated }) => retreated).map(({ version }) => version));
    const good = before.filter(({ version }) => !bad.has(version));
    const order = [...(present ? [present] : []), ...good, ...before];
    for (const { area, version } of order) {
      const found = this.find(area, version);
      if (found && isGivable(found) && !this.isKilled(found)) return found;
    }
    return null;
  }
}

const indexes = new WeakMap<ControlState, { kill: KillContent; index: ChoiceIndex }>();

/** The index of a state and a kill file, cached. Neither of these objects may be changed afterwards. */
export function choiceIndex(state: ControlState, kill: KillContent): ChoiceIndex {
  const known = indexes.get(state);
  if (known?.kill === kill) return known.index;
  const index = new ChoiceIndex(state, kill);
  indexes.set(state, { kill, index });
  return index;
}
