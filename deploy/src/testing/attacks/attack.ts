import type { OriginProcess } from '../soak/origin-process.ts';

/** What an attack is run with. */
export type AttackStage = {
  /**
   * In `npm test`: fewer of everything, limits shortened by the settings of the origin, and nothing is judged by time.
   */
  isShort: boolean;
  /**
   * Starts an origin with the demo network in a process of its own, with these settings beside the usual ones; in the short
   * form also with these limits of its connections (`ConnectionLimits`). It is ended after the attack.
   */
  startOrigin: (
    settings?: Record<string, string>,
    shortLimits?: Record<string, number>,
  ) => Promise<OriginProcess>;
  /** Starts an API server in a process of its own. */
  startApi: (settings?: Record<string, string>) => Promise<OriginProcess>;
  /** Runs `work` while another address asks the origin for what members and its operators ask for. */
  beside: (origin: OriginProcess, work: () => Promise<void>) => Promise<Service>;
  /** Certificate and key for `localhost`, as settings of an origin. */
  tls: { TLS_CERT: string; TLS_KEY: string };
};

/** What others got of an origin during an attack. */
export type Service = {
  /** Slowest answer of `/healthz` in milliseconds, over a new connection each time. */
  healthMs: number;
  /** Calls of `/healthz` that were not answered with 200. */
  healthFailures: number;
  /** Pages and calls of a member that were answered with 200. */
  served: number;
  /** Those that were not. */
  unserved: number;
};

const maxHealthMs = 250;

/** What others must get of an origin during an attack; how soon is judged in the long form only. */
export function serviceFaults({ healthMs, healthFailures, served, unserved }: Service, isShort: boolean) {
  const faults: string[] = [];
  if (healthFailures > 0) faults.push(`/healthz was not answered ${healthFailures} times.`);
  if (unserved > 0) faults.push(`A member was not served ${unserved} times.`);
  if (served === 0) faults.push('A member was never served.');
  if (!isShort && healthMs > maxHealthMs) faults.push(`/healthz took ${healthMs} ms.`);
  return faults;
}

export type AttackResult = {
  /** What did not hold, a sentence each. */
  faults: string[];
  figures: Record<string, string | number>;
};

/** One attack: `npm run soak -- attack <name>`; a short form runs in `npm test`. */
export type Attack = {
  name: string;
  /** Rejects when the attack itself cannot be carried out; what the origin did wrong is in the faults. */
  run: (stage: AttackStage) => Promise<AttackResult>;
};
