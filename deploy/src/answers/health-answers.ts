import type { HealthMinute, OutcomeKind, RolloutHealth } from './answers.ts';

/** A failure that a shell reported; `id` is the reference on the member's error tile. */
export type FailureReport = {
  id: string;
  at: string;
  area: string;
  version: string;
  cohort: 'canary' | 'stable' | 'none';
  kind: OutcomeKind | 'unattributed';
  stage: string;
  /** Pattern of the route, such as `/feed/home`; never a URL. */
  route: string;
  cause: string;
  /** Positions in scripts of areas, one per line, the innermost first; null if the browser named no position. */
  stack: string | null;
  /** Whether the member saw the previous version instead of an error. */
  hidden: boolean;
  /** Whether the browser that reported it had a session. Anybody can make up reports without one. */
  verified: boolean;
};

export type Finding = {
  kind: FailureReport['kind'];
  /** Cause of the newest failure. */
  cause: string;
  count: number;
  /** How many of these failures were reported by browsers with a session. */
  verified: number;
  lastAt: string;
  /** Reference of the newest failure. */
  lastId: string;
  /** Positions of the newest failure, innermost first: in sources, or in scripts of a version without source maps. */
  frames: string[];
  /** Some of the versions and route patterns, the newest first. */
  versions: string[];
  routes: string[];
};

/** The failure with a reference, and the owner of its area. */
export type FoundReport = {
  report: FailureReport;
  frames?: string[];
  owner: { team: string; contact: string } | null;
};

export type AreaHealth = {
  area: string;
  rollout: RolloutHealth | null;
  /** The last hour, the oldest minute first; minutes without a report are left out. */
  minutes: HealthMinute[];
  /** The last failures, the newest first. */
  failures: FailureReport[];
};
