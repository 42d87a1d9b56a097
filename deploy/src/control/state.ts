import type { Profile } from '../guardrail/clean-sessions.ts';
import type { Override } from '../rollout/override.ts';
import type { VersionRecord } from '../versions/record.ts';

/** A share and how long it is to be watched before the next one, in milliseconds. */
export type Step = { basisPoints: number; soakMs: number };

/** The way of a version from nobody to everybody. Times are milliseconds since 1970. */
export type Rollout = {
  /** 128 random bits in hexadecimal: the salt of its cohorts, the same on every step. */
  id: string;
  area: string;
  version: string;
  /** Stable version when it started; null for the first version of a new area. */
  from: string | null;
  steps: Step[];
  /** How many clean sessions each step needs before the guardrail goes on. */
  profile: Profile;
  step: number;
  /** A paused one keeps its share and refuses to go on. */
  state: 'running' | 'paused' | 'promoted' | 'aborted';
  startedAt: number;
  stepAt: number;
  endedAt: number | null;
};

/** A published version; its record is made once and never changed. */
export type StoredVersion = {
  area: string;
  version: string;
  record: VersionRecord;
  /** Ed25519 signature made at publish; null for what was published before there were keys. */
  signature: string | null;
  publishedAt: number;
  /** When the last visitor was given it; null while it is given, and before. */
  servedUntil: number | null;
  killedAt: number | null;
  /** When it was recalled; null again once visitors are given it again. */
  recalledAt: number | null;
  /** When its files were given up; null while they are retained. */
  removedAt: number | null;
  /** What became of the last crawl of its pages; null before the first one. */
  crawl: 'passed' | 'failed' | null;
};

/** A version became the stable one of its area. `retreated`: it was left because it was bad. */
export type StableEntry = { place: number; area: string; version: string; since: number; retreated: boolean };

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
  /** SHA-256 of the token in hexadecimal: the token itself is kept nowhere. */
  hash: string;
  team: string;
  rights: Right[];
  createdAt: number;
  expiresAt: number | null;
  revokedAt: number | null;
};

/** Everything that decides who gets what. Never changed in place; `revision` rises with every change. */
export type ControlState = {
  revision: number;
  frozen: { since: number; by: string; why: string } | null;
  versions: StoredVersion[];
  stable: StableEntry[];
  rollouts: Rollout[];
  tokens: Token[];
  /** Those that have ended a day ago or more are forgotten. */
  overrides: Override[];
};

export const emptyState: ControlState = {
  revision: 0,
  frozen: null,
  versions: [],
  stable: [],
  rollouts: [],
  tokens: [],
  overrides: [],
};

export const findVersion = (state: ControlState, area: string, version: string): StoredVersion | null =>
  state.versions.find((one) => one.area === area && one.version === version) ?? null;

/** The rollouts under way, paused or not. */
export const rolloutsUnderWay = ({ rollouts }: ControlState): Rollout[] =>
  rollouts.filter(({ endedAt }) => endedAt === null);

/** The rollout of an area that is under way. */
export const rolloutOf = (state: ControlState, area: string): Rollout | null =>
  rolloutsUnderWay(state).find((one) => one.area === area) ?? null;

/** What an area has had as its stable version, the newest last. */
export const stableHistory = (state: ControlState, area: string): StableEntry[] =>
  state.stable.filter((entry) => entry.area === area);

/** The stable version of an area; null for none. */
export const stableOf = (state: ControlState, area: string): string | null =>
  stableHistory(state, area).at(-1)?.version ?? null;

/** Every area (and `shell`) that has a version. */
export const areasOf = (state: ControlState): string[] =>
  [...new Set(state.versions.map(({ area }) => area))].sort();

/** Versions that some visitor may be given now: the stable ones, and those of rollouts under way. */
export const servedVersions = (state: ControlState): StoredVersion[] =>
  state.versions.filter(
    ({ area, version }) => stableOf(state, area) === version || rolloutOf(state, area)?.version === version,
  );

/** Share of the visitors that a rollout reaches now. */
export const shareOf = ({ steps, step }: Rollout): number => steps[step]?.basisPoints ?? 0;

/** A share for people: `2.5 %`. */
export const percent = (basisPoints: number): string => `${basisPoints / 100} %`;

/** A time for people: `10 min`. */
export const minutes = (milliseconds: number): string => `${Math.ceil(milliseconds / 60_000)} min`;
