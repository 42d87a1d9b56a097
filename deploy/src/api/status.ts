import type { History, OverrideStatus, RolloutStatus, Status } from '@az/shared/control';
import {
  areasOf,
  type ControlState,
  percent,
  rolloutOf,
  shareOf,
  stableHistory,
  stableOf,
} from '../control/state.ts';
import { rightText } from '../control/token-commands.ts';
import type { Guardrail } from '../guardrail/guardrail.ts';
import type { Override } from '../rollout/override.ts';

const iso = (time: number): string => new Date(time).toISOString();
const isoOrNull = (time: number | null): string | null => (time === null ? null : iso(time));

/** What the guardrail adds to the state; without one nothing is judged. */
export type Judged = Pick<Guardrail, 'alarms' | 'healthOf'>;

function rolloutStatus(state: ControlState, area: string, judged?: Judged): RolloutStatus | null {
  const rollout = rolloutOf(state, area);
  if (!rollout) return null;
  const soakMs = rollout.steps[rollout.step]?.soakMs ?? 0;
  return {
    id: rollout.id,
    version: rollout.version,
    share: percent(shareOf(rollout)),
    step: rollout.step + 1,
    steps: rollout.steps.map(({ basisPoints }) => percent(basisPoints)),
    state: rollout.state,
    stepSince: iso(rollout.stepAt),
    soaksUntil: iso(rollout.stepAt + soakMs),
    verdict: judged?.healthOf(area)?.verdict ?? null,
  };
}

/** Who gets what, for operators. */
export const statusOf = (state: ControlState, judged?: Judged): Status => ({
  revision: state.revision,
  frozen: state.frozen && { ...state.frozen, since: iso(state.frozen.since) },
  alarms: judged?.alarms() ?? [],
  areas: areasOf(state).map((area) => ({
    area,
    stable: stableOf(state, area),
    rollout: rolloutStatus(state, area, judged),
    versions: state.versions
      .filter((one) => one.area === area)
      .map(({ version, publishedAt, servedUntil, killedAt, recalledAt, removedAt, crawl }) => ({
        version,
        publishedAt: iso(publishedAt),
        servedUntil: isoOrNull(servedUntil),
        killedAt: isoOrNull(killedAt),
        recalledAt: isoOrNull(recalledAt),
        removedAt: isoOrNull(removedAt),
        crawl,
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

/** An override that can be opened now. */
export const overrideStatus = (one: Override): OverrideStatus => ({
  ...{ id: one.id, area: one.area, version: one.version, member: one.member, by: one.createdBy },
  createdAt: iso(one.createdAt),
  until: iso(one.expiresAt),
});

/** What an area has had, the newest last. */
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
      endedAt: isoOrNull(rollout.endedAt),
    })),
});
