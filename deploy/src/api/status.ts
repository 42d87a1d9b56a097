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

const iso = (time: number | null): string | null => (time === null ? null : new Date(time).toISOString());

function rolloutStatus(state: ControlState, area: string) {
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
  };
}

/** Who gets what, for operators. */
export const statusOf = (state: ControlState) => ({
  revision: state.revision,
  frozen: state.frozen && { ...state.frozen, since: iso(state.frozen.since) },
  areas: areasOf(state).map((area) => ({
    area,
    stable: stableOf(state, area),
    rollout: rolloutStatus(state, area),
    versions: state.versions
      .filter((one) => one.area === area)
      .map(({ version, publishedAt, servedUntil, killedAt, recalledAt, removedAt }) => ({
        version,
        publishedAt: iso(publishedAt),
        servedUntil: iso(servedUntil),
        killedAt: iso(killedAt),
        recalledAt: iso(recalledAt),
        removedAt: iso(removedAt),
      })),
  })),
  tokens: state.tokens.map(({ id, team, rights, expiresAt, revokedAt }) => ({
    id,
    team,
    rights: rights.map(rightText),
    expiresAt: iso(expiresAt),
    revokedAt: iso(revokedAt),
  })),
});

export type Status = ReturnType<typeof statusOf>;

/** What an area has had, the newest last. */
export const historyOf = (state: ControlState, area: string) => ({
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
      endedAt: iso(rollout.endedAt),
    })),
});

export type History = ReturnType<typeof historyOf>;
