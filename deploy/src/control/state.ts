import type { Metric } from '../answers/answers.ts';
import type { Profile } from '../guardrail/min-sessions.ts';
import type { Override } from '../rollout/override.ts';
import type { VersionRecord } from '../versions/record.ts';

/** A share and its soak time, in milliseconds. */
export type Step = { basisPoints: number; soakMs: number };

/** A rollout of a version. Times are milliseconds since 1970. */
export type Rollout = {
  /** 128 random bits in hexadecimal: the salt of its cohorts, the same on every step. */
  id: string;
  area: string;
  version: string;
  /** Stable version when the rollout started; null if the area had none. */
  from: string | null;
  steps: Step[];
  /** Decides how many clean sessions each step needs. */
  profile: Profile;
  step: number;
  /** A paused rollout keeps its share and cannot be promoted. */
  state: 'running' | 'paused' | 'promoted' | 'aborted';
  startedAt: number;
  stepAt: number;
  endedAt: number | null;
  /** Who ended the rollout (team and id of a token, `origin` or `guardrail`), and why. Null while it runs. */
  endedBy: string | null;
  endedWhy: string | null;
};

/** A published version; its record never changes. */
export type StoredVersion = {
  area: string;
  version: string;
  record: VersionRecord;
  /** Ed25519 signature made at publish; null for versions published before there were keys. */
  signature: string | null;
  publishedAt: number;
  /** When visitors stopped getting the version; null if they get it now or never got it. */
  servedUntil: number | null;
  killedAt: number | null;
  /** When the version was recalled; null again once it is served again. */
  recalledAt: number | null;
  /** When the version's files were marked as removed; null while they are retained. */
  removedAt: number | null;
  /** Result of the last crawl of the version's pages; null before the first crawl. */
  crawl: 'passed' | 'failed' | null;
};

/** A version that became the stable version of its area. `retreated`: it was later withdrawn as bad. */
export type StableEntry = { place: number; area: string; version: string; since: number; retreated: boolean };

/** Sessions of a good canary reach `limit` at most `tolerance` times as often as sessions of the stable version. */
export type MeasureRule = { area: string; metric: Metric; limit: number; tolerance: number };

export const rightVerbs = [
  'publish',
  'rollout',
  'rollback',
  'kill',
  'freeze',
  'token',
  'gc',
  'read',
] as const;
export type RightVerb = (typeof rightVerbs)[number];

/** What a token may do; `*` is every area, or every verb. */
export type Right = { area: string; verb: RightVerb | '*' };

export type Token = {
  id: string;
  /** SHA-256 of the token in hexadecimal: the token itself is not stored. */
  hash: string;
  team: string;
  rights: Right[];
  createdAt: number;
  expiresAt: number | null;
  revokedAt: number | null;
};

/** The whole state of the control plane. Never mutated; `revision` rises with every change. */
export type ControlState = {
  revision: number;
  frozen: { since: number; by: string; why: string } | null;
  versions: StoredVersion[];
  stable: StableEntry[];
  rollouts: Rollout[];
  tokens: Token[];
  /** Overrides that ended more than a day ago are left out. */
  overrides: Override[];
  /** At most one for each pair of area and metric. */
  rules: MeasureRule[];
};

export const emptyState: ControlState = {
  revision: 0,
  frozen: null,
  versions: [],
  stable: [],
  rollouts: [],
  tokens: [],
  overrides: [],
  rules: [],
};

export const findVersion = (state: ControlState, area: string, version: string): StoredVersion | null =>
  state.versions.find((one) => one.area === area && one.version === version) ?? null;

export const rolloutsUnderWay = ({ rollouts }: ControlState): Rollout[] =>
  rollouts.filter(({ endedAt }) => endedAt === null);

export const rolloutOf = (state: ControlState, area: string): Rollout | null =>
  rolloutsUnderWay(state).find((one) => one.area === area) ?? null;

/** Stable versions of an area, the newest last. */
export const stableHistory = (state: ControlState, area: string): StableEntry[] =>
  state.stable.filter((entry) => entry.area === area);

export const stableOf = (state: ControlState, area: string): string | null =>
  stableHistory(state, area).at(-1)?.version ?? null;

/** Every area (and `shell`) that has a version. */
export const areasOf = (state: ControlState): string[] =>
  [...new Set(state.versions.map(({ area }) => area))].sort();

/** Versions that visitors may get now: the stable ones, and those of running rollouts. */
export function servedVersions(state: ControlState): StoredVersion[] {
  const stable = new Map(state.stable.map(({ area, version }) => [area, version]));
  // The first rollout of an area counts, as in `rolloutOf`.
  const rollouts = new Map(
    rolloutsUnderWay(state)
      .reverse()
      .map(({ area, version }) => [area, version]),
  );
  return state.versions.filter(
    ({ area, version }) => stable.get(area) === version || rollouts.get(area) === version,
  );
}

export const rulesOf = ({ rules }: ControlState, area: string): MeasureRule[] =>
  rules.filter((rule) => rule.area === area);

export const shareOf = ({ steps, step }: Rollout): number => steps[step]?.basisPoints ?? 0;

/** A share for people: `2.5 %`. */
export const percent = (basisPoints: number): string => `${basisPoints / 100} %`;

/** A time for people: `10 min`. */
export const minutes = (milliseconds: number): string => `${Math.ceil(milliseconds / 60_000)} min`;
