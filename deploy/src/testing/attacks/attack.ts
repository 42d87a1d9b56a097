import type { OriginProcess } from '../soak/origin-process.ts';

export type AttackStage = {
  /** Whether the attack runs in the tests: with smaller numbers and shorter limits, and without judging times. */
  isShort: boolean;
  /**
   * Starts an origin with the demo network in a process of its own, with these settings beside the usual ones; in the
   * short form also with these limits of its connections (`ConnectionLimits`). It is stopped after the attack.
   */
  startOrigin: (
    settings?: Record<string, string>,
    shortLimits?: Record<string, number>,
  ) => Promise<OriginProcess>;
  startApi: (settings?: Record<string, string>) => Promise<OriginProcess>;
  /** Runs `work` while another address sends the requests of members and operators to the origin. */
  beside: (origin: OriginProcess, work: () => Promise<void>) => Promise<Service>;
  /** Certificate and key for `localhost`, as settings of an origin. */
  tls: { TLS_CERT: string; TLS_KEY: string };
};

/** Service of an origin to others during an attack. */
export type Service = {
  /** Slowest reply of `/healthz` in milliseconds, over a new connection each time. */
  healthMs: number;
  /** Calls of `/healthz` without status 200. */
  healthFailures: number;
  /** Pages and calls of a member with status 200. */
  served: number;
  /** Pages and calls of a member with any other status, or without a reply. */
  unserved: number;
};

const maxHealthMs = 250;

/** Required service for others during an attack; times are judged in the long form only. */
export function serviceFaults({ healthMs, healthFailures, served, unserved }: Service, isShort: boolean) {
  const faults: string[] = [];
  if (healthFailures > 0) faults.push(`/healthz was not answered ${healthFailures} times.`);
  if (unserved > 0) faults.push(`A member was not served ${unserved} times.`);
  if (served === 0) faults.push('A member was never served.');
  if (!isShort && healthMs > maxHealthMs) faults.push(`/healthz took ${healthMs} ms.`);
  return faults;
}

export type AttackResult = {
  /** Failed expectations, one sentence each. */
  faults: string[];
  figures: Record<string, string | number>;
};

/** One attack: `npm run soak -- attack <name>`; a short form runs in `npm run test:all`. */
export type Attack = {
  name: string;
  /** Rejects when the attack itself cannot be run; faults of the origin are in the result. */
  run: (stage: AttackStage) => Promise<AttackResult>;
};
