import { versionName } from '@az/shared/discovery';
import type {
  Alarm,
  AreaStatus,
  History,
  KillFileStatus,
  OverrideStatus,
  RolloutEnd,
  RolloutStatus,
  Status,
  Traffic,
  Withdrawal,
} from '../answers/answers.ts';
import type { AuditEntry } from '../control/audit.ts';
import {
  areasOf,
  type ControlState,
  percent,
  type Rollout,
  rolloutOf,
  rulesOf,
  shareOf,
  stableHistory,
  stableOf,
} from '../control/state.ts';
import { rightText } from '../control/tokens.ts';
import type { Guardrail } from '../guardrail/guardrail.ts';
import { readWhy } from '../guardrail/sentences.ts';
import type { Override } from '../rollout/override.ts';
import { isShell, type VersionRecord } from '../versions/record.ts';

const iso = (time: number): string => new Date(time).toISOString();
const isoOrNull = (time: number | null): string | null => (time === null ? null : iso(time));

/** Facts about areas that are not part of the state. All are missing when the origin observes nothing. */
type StatusFacts = {
  guardrail?: Pick<Guardrail, 'healthOf'> | undefined;
  alarms?: Alarm[] | undefined;
  killFile?: KillFileStatus | null;
  /** What visitors outside of rollouts get, by area; if missing, the stable version. */
  given?: ReadonlyMap<string, string>;
  /** Traffic by area; an area without traffic is missing. */
  traffic?: ReadonlyMap<string, Traffic> | undefined;
  /** For each area, the last audit entry with one of `withdrawalVerbs`. */
  withdrawals?: readonly AuditEntry[];
};

export const withdrawalVerbs = [
  'abort',
  'rollback',
  'recall',
  'kill',
] as const satisfies Withdrawal['verb'][];

const noTraffic: Traffic = { loads: 0, failures: 0, canaryLoads: 0, canaryFailures: 0 };

function ownerOf(state: ControlState, area: string): AreaStatus['owner'] {
  const newest = state.versions.findLast((one) => one.area === area)?.record;
  return newest && !isShell(newest) ? newest.owner : null;
}

function withdrawalOf(area: string, withdrawals: readonly AuditEntry[] = []): Withdrawal | null {
  const entry = withdrawals.find((one) => one.area === area);
  const verb = withdrawalVerbs.find((one) => one === entry?.verb);
  if (!entry || !verb) return null;
  return { at: iso(entry.at), verb, version: entry.what || null, who: entry.who, why: readWhy(entry) };
}

function rolloutStatus(
  state: ControlState,
  area: string,
  guardrail: StatusFacts['guardrail'],
): RolloutStatus | null {
  const rollout = rolloutOf(state, area);
  if (!rollout) return null;
  const soakMs = rollout.steps[rollout.step]?.soakMs ?? 0;
  const health = guardrail?.healthOf(area) ?? null;
  return {
    id: rollout.id,
    version: rollout.version,
    share: percent(shareOf(rollout)),
    step: rollout.step + 1,
    steps: rollout.steps.map(({ basisPoints }) => percent(basisPoints)),
    state: rollout.state,
    stepSince: iso(rollout.stepAt),
    soaksUntil: iso(rollout.stepAt + soakMs),
    verdict: health?.verdict ?? null,
    health: health && {
      ...{ canary: health.canary, stable: health.stable },
      ...{ measures: health.measures, rules: health.rules },
      ...{ people: health.people, symptoms: health.symptoms },
    },
  };
}

/**
 * The versions that a shell provides, with which builds in other repositories compare their ranges. The
 * version of the host contract stands for all keys of `@az/`.
 */
function providesOf(record: VersionRecord): Record<string, string> | null {
  if (!isShell(record)) return null;
  const packages = Object.entries(record.shares ?? {}).filter(([key]) => !key.startsWith('@az/'));
  return {
    ...(record.hostContract && { 'host contract': record.hostContract }),
    ...Object.fromEntries(packages),
  };
}

export const statusOf = (
  state: ControlState,
  { guardrail, alarms = [], killFile = null, given, traffic, withdrawals }: StatusFacts = {},
): Status => ({
  revision: state.revision,
  frozen: state.frozen && { ...state.frozen, since: iso(state.frozen.since) },
  ...{ killFile, alarms },
  areas: areasOf(state).map((area) => ({
    area,
    owner: ownerOf(state, area),
    stable: stableOf(state, area),
    given: given ? (given.get(area) ?? null) : stableOf(state, area),
    rollout: rolloutStatus(state, area, guardrail),
    rules: rulesOf(state, area).map(({ metric, limit, tolerance }) => ({ metric, limit, tolerance })),
    traffic: traffic ? (traffic.get(area) ?? noTraffic) : null,
    withdrawal: withdrawalOf(area, withdrawals),
    versions: state.versions
      .filter((one) => one.area === area)
      .map(({ version, record, publishedAt, servedUntil, killedAt, recalledAt, removedAt, crawl }) => ({
        version,
        publishedAt: iso(publishedAt),
        servedUntil: isoOrNull(servedUntil),
        killedAt: isoOrNull(killedAt),
        recalledAt: isoOrNull(recalledAt),
        removedAt: isoOrNull(removedAt),
        inKillFile: killFile?.killed.includes(versionName({ area, version })) ?? false,
        crawl,
        provides: providesOf(record),
      })),
  })),
  tokens: state.tokens.map(({ id, team, rights, expiresAt, revokedAt }) => ({
    id,
    team,
    rights: rights.map(rightText),
    expiresAt: isoOrNull(expiresAt),
    revokedAt: isoOrNull(revokedAt),
  })),
});

export const overrideStatus = (one: Override): OverrideStatus => ({
  ...{ id: one.id, area: one.area, version: one.version, member: one.member, by: one.createdBy },
  createdAt: iso(one.createdAt),
  until: iso(one.expiresAt),
});

function endOf({ endedAt, endedBy, endedWhy }: Rollout): RolloutEnd | null {
  if (endedAt === null) return null;
  return { at: iso(endedAt), who: endedBy, why: readWhy({ who: endedBy ?? '', why: endedWhy ?? '' }) };
}

/** Stable versions and rollouts of an area, the newest last. */
export const historyOf = (state: ControlState, area: string): History => ({
  stable: stableHistory(state, area).map(({ version, since, retreated }) => ({
    version,
    since: iso(since),
    retreated,
  })),
  rollouts: state.rollouts
    .filter((one) => one.area === area)
    .map((rollout) => ({
      version: rollout.version,
      from: rollout.from,
      state: rollout.state,
      share: percent(shareOf(rollout)),
      startedAt: iso(rollout.startedAt),
      end: endOf(rollout),
    })),
});
