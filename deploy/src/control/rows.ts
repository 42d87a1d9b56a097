import type { Override } from '../rollout/override.ts';
import type { OverrideRow, RolloutRow, StableRow, TokenRow, VersionRow } from '../schema/tables.ts';
import type { VersionRecord } from '../versions/record.ts';
import type {
  ControlState,
  MeasureRule,
  Right,
  Rollout,
  StableEntry,
  Step,
  StoredVersion,
  Token,
} from './state.ts';

const date = (time: number | null): Date | null => (time === null ? null : new Date(time));
const time = (value: Date | null): number | null => value?.getTime() ?? null;

export const versionRow = (version: StoredVersion): VersionRow => ({
  area: version.area,
  version: version.version,
  record: JSON.stringify(version.record),
  signature: version.signature,
  published_at: new Date(version.publishedAt),
  served_until: date(version.servedUntil),
  killed_at: date(version.killedAt),
  recalled_at: date(version.recalledAt),
  removed_at: date(version.removedAt),
  crawl: version.crawl,
});

export const stableRow = ({ since, ...entry }: StableEntry): StableRow => ({
  ...entry,
  since: new Date(since),
});

export const rolloutRow = (rollout: Rollout): RolloutRow => ({
  id: rollout.id,
  area: rollout.area,
  version: rollout.version,
  from_version: rollout.from,
  steps: JSON.stringify(rollout.steps),
  profile: rollout.profile,
  step: rollout.step,
  state: rollout.state,
  started_at: new Date(rollout.startedAt),
  step_at: new Date(rollout.stepAt),
  ended_at: date(rollout.endedAt),
  ended_by: rollout.endedBy,
  ended_why: rollout.endedWhy,
});

export const tokenRow = (token: Token): TokenRow => ({
  id: token.id,
  hash: token.hash,
  team: token.team,
  rights: JSON.stringify(token.rights),
  created_at: new Date(token.createdAt),
  expires_at: date(token.expiresAt),
  revoked_at: date(token.revokedAt),
});

export const overrideRow = (one: Override): OverrideRow => ({
  id: one.id,
  area: one.area,
  version: one.version,
  member: one.member,
  created_at: new Date(one.createdAt),
  created_by: one.createdBy,
  expires_at: new Date(one.expiresAt),
  ended_at: date(one.endedAt),
});

type Rows = {
  control: { revision: number; frozen: string | null; rules: string };
  versions: VersionRow[];
  stable: StableRow[];
  rollouts: RolloutRow[];
  tokens: TokenRow[];
  overrides: OverrideRow[];
};

/** The state from the tables. JSON columns were written by the functions above from the same types. */
export function fromRows({ control, versions, stable, rollouts, tokens, overrides }: Rows): ControlState {
  return {
    revision: Number(control.revision),
    frozen: control.frozen ? (JSON.parse(control.frozen) as ControlState['frozen']) : null,
    versions: versions.map((row) => ({
      area: row.area,
      version: row.version,
      record: JSON.parse(row.record) as VersionRecord,
      signature: row.signature,
      publishedAt: row.published_at.getTime(),
      servedUntil: time(row.served_until),
      killedAt: time(row.killed_at),
      recalledAt: time(row.recalled_at),
      removedAt: time(row.removed_at),
      crawl: row.crawl,
    })),
    stable: stable.map(({ since, ...entry }) => ({ ...entry, since: since.getTime() })),
    rollouts: rollouts.map((row) => ({
      id: row.id,
      area: row.area,
      version: row.version,
      from: row.from_version,
      steps: JSON.parse(row.steps) as Step[],
      profile: row.profile,
      step: row.step,
      state: row.state,
      startedAt: row.started_at.getTime(),
      stepAt: row.step_at.getTime(),
      endedAt: time(row.ended_at),
      endedBy: row.ended_by,
      endedWhy: row.ended_why,
    })),
    tokens: tokens.map((row) => ({
      id: row.id,
      hash: row.hash,
      team: row.team,
      rights: JSON.parse(row.rights) as Right[],
      createdAt: row.created_at.getTime(),
      expiresAt: time(row.expires_at),
      revokedAt: time(row.revoked_at),
    })),
    overrides: overrides.map((row) => ({
      id: row.id,
      area: row.area,
      version: row.version,
      member: row.member,
      createdAt: row.created_at.getTime(),
      createdBy: row.created_by,
      expiresAt: row.expires_at.getTime(),
      endedAt: time(row.ended_at),
    })),
    rules: JSON.parse(control.rules) as MeasureRule[],
  };
}
