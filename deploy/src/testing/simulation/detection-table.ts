import type { Symptom } from '../../answers/answers.ts';
import { Evidence, holdAt, holdsOnly, minSources, rollBackAt } from '../../guardrail/evidence.ts';
import { symptomAt } from '../../guardrail/verdict.ts';
import { settledMs } from '../../telemetry/measure-record.ts';
import { percentile } from './proportions.ts';
import { type Random, randomOf } from './random.ts';
import { maxCanarySessions } from './simulation.ts';
import { percent } from './simulation-table.ts';
import type { SimulatedTable } from './unattributed-table.ts';

/** A fault that every session of a canary meets. `delay`: seconds until its page reports it. */
type Fault = { name: string; symptom?: Symptom; delay: number };

/** The failure kit, with the delays that occur in `e2e/src/page-faults.spec.ts`. */
const kit: Fault[] = [
  { name: '`503`, `wrong-bytes`, `missing-chunk`, `throws`', delay: 0 },
  { name: '`slow`', delay: 2.5 },
  { name: '`blank`', delay: 8 },
  { name: '`rejects`', symptom: 'unattributed', delay: 0 },
  { name: '`hides-header`, `covers-page`, `changes-address`', symptom: 'unattributed', delay: 3 },
  { name: '`replaces-fetch`', symptom: 'unattributed', delay: 5 },
  { name: '`loads-forever`', symptom: 'unattributed', delay: 15 },
  { name: '`only-error`', symptom: 'unattributed', delay: 8 },
  { name: '`loads-long`', symptom: 'waiting', delay: 10 },
  { name: '`hangs`', symptom: 'unattributed', delay: 180 },
];

/** Shares of the stable version's sessions that fail in the same way, for other causes. */
const bases = [0, 0.05, 0.2];

const share = 0.5;
/** Interval of the guardrail's checks, in seconds. */
const checkInterval = 5;
/** Seconds until a session has settled. */
const settledAfter = settledMs / 1000;

/** Canary sessions that have reported the fault, and those that have met it, when the canary is held or rolled back. */
type SessionsUntilFound = { reported: number; met: number };

const rollsBack = ({ symptom }: Fault): boolean => !symptom || !holdsOnly(symptom);

/**
 * A rollout at 50 %, until the evidence reaches `limit`, or that of a symptom which only holds; each second, one session
 * of each side starts. Null if that takes more than 3000 seconds.
 */
function simulateRollout(
  { symptom, delay }: Fault,
  base: number,
  limit: number,
  random: Random,
): SessionsUntilFound | null {
  const evidence = new Evidence();
  const kind = symptom ? { symptom } : {};
  const isFound = () =>
    symptom && holdsOnly(symptom)
      ? evidence.ofSymptom(symptom) >= symptomAt
      : reported >= minSources && evidence.value >= limit;
  const fail = (isCanary: boolean) => evidence.add({ ...kind, isCanary, share });
  const settle = (isCanary: boolean, isFailed: boolean) => {
    if (symptom) evidence.addTrial({ symptom, isCanary, isFailed, share });
  };
  /** Whether the session of the stable version that starts in a second fails. */
  const isFailing = Array.from({ length: maxCanarySessions }, () => random() < base);
  let reported = 0;
  for (let now = 1; now <= maxCanarySessions; now += 1) {
    const failing = Math.floor(now - delay);
    if (failing > 0) {
      fail(true);
      reported += 1;
      if (isFailing[failing]) fail(false);
    }
    const settled = now - settledAfter;
    if (settled > 0) {
      if (delay <= settledAfter) settle(true, true);
      settle(false, isFailing[settled] === true);
    }
    if (now % checkInterval === 0 && isFound()) return { reported, met: now };
  }
  return null;
}

/** Median and 95th percentile of the canary sessions until then. */
function cellText(ends: (SessionsUntilFound | null)[], key: keyof SessionsUntilFound): string {
  const values = ends.flatMap((end) => end?.[key] ?? []);
  return values.length === 0 ? 'never' : `${percentile(values, 0.5)} / ${percentile(values, 0.95)}`;
}

/**
 * Simulates canaries of the failure kit. The table in Markdown has the canary sessions that have reported the fault at
 * the hold, those that have met it then, and those at the rollback. `faults` has one sentence for each fault that is not
 * always found.
 */
export function simulateDetection({ rollouts, seed }: { rollouts: number; seed: number }): SimulatedTable {
  const table = [
    `| failure kit: reported, met at the hold, met at the rollback | ${bases.map((base) => `base ${percent(base)}`).join(' | ')} |`,
    `|---|${bases.map(() => '--:|').join('')}`,
  ];
  const faults: string[] = [];
  for (const [index, fault] of kit.entries()) {
    const cells = bases.map((base, column) => {
      const endsAt = (limit: number) => {
        const random = randomOf(seed * 1000 + index * bases.length + column);
        return Array.from({ length: rollouts }, () => simulateRollout(fault, base, limit, random));
      };
      const held = endsAt(holdAt);
      const last = rollsBack(fault) ? endsAt(rollBackAt) : held;
      const missed = last.filter((end) => end === null).length;
      if (missed > 0)
        faults.push(`${fault.name} at a base of ${percent(base)}: ${missed} of ${rollouts} are not found.`);
      const figures = [cellText(held, 'reported'), cellText(held, 'met')];
      return [...figures, ...(rollsBack(fault) ? [cellText(last, 'met')] : [])].join(', ');
    });
    table.push(`| ${fault.name} | ${cells.join(' | ')} |`);
  }
  return { table, faults };
}
