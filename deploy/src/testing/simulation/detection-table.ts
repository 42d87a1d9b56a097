import { Evidence, rollBackAt } from '../../guardrail/evidence.ts';
import { percentile } from './proportions.ts';
import { type Random, randomOf, trialsUntil } from './random.ts';
import { healthy, horizon } from './simulation.ts';
import { noise, type Simulated } from './unattributed-table.ts';

/** A fault that every session of a canary meets, and after how many seconds its page reports it. */
type Fault = { name: string; isUnattributed: boolean; delay: number };

/** The failure kit, with the delays that `e2e/src/page-faults.spec.ts` sees. */
const kit: Fault[] = [
  { name: '`503`, `wrong-bytes`, `missing-chunk`, `throws`', isUnattributed: false, delay: 0 },
  { name: '`slow`', isUnattributed: false, delay: 2.5 },
  { name: '`blank`', isUnattributed: false, delay: 8 },
  { name: '`rejects`', isUnattributed: true, delay: 0 },
  { name: '`hides-header`, `covers-page`, `changes-address`', isUnattributed: true, delay: 3 },
  { name: '`replaces-fetch`', isUnattributed: true, delay: 5 },
  { name: '`loads-forever`', isUnattributed: true, delay: 20 },
  { name: '`hangs`', isUnattributed: true, delay: 180 },
];

const share = 0.5;
/** Interval of the guardrail's checks, in seconds. */
const checkInterval = 5;

/** Failing sessions of one kind: the second in which the next one is reported. */
type Source = { isCanary: boolean; isUnattributed: boolean; at: number; next: () => number };

/** Canary sessions that have reported the fault, and those that have met it, when the canary is rolled back. */
type End = { reported: number; met: number };

/**
 * A rollout at 50 % with a new session of either side every second; null if no check of the first 3000 seconds rolls the
 * canary back. `isKnownOnly`: failures without a known cause are no evidence.
 */
function simulateRollout({ isUnattributed, delay }: Fault, isKnownOnly: boolean, random: Random): End | null {
  const ofStable = (isUnattributed: boolean, rate: number): Source => {
    const next = () => trialsUntil(rate, random);
    return { isCanary: false, isUnattributed, at: next(), next };
  };
  const sources = [
    { isCanary: true, isUnattributed, at: 1 + delay, next: () => 1 },
    ofStable(false, healthy),
    ofStable(true, noise),
  ].filter((source) => !isKnownOnly || !source.isUnattributed);
  const evidence = new Evidence();
  let reported = 0;
  for (let now = checkInterval; now <= horizon; now += checkInterval) {
    for (const source of sources)
      for (; source.at <= now; source.at += source.next()) {
        evidence.add({ ...source, share });
        reported += source.isCanary ? 1 : 0;
      }
    if (reported > 0 && evidence.value >= rollBackAt) return { reported, met: now };
  }
  return null;
}

/** Median and 95th percentile of the canary sessions; where no canary is rolled back, all of them have met the fault. */
function cellsOf(ends: (End | null)[]): string[] {
  const found = ends.filter((end) => end !== null);
  if (found.length === 0) return ['never', `${horizon}`];
  return (['reported', 'met'] as const).map((key) => {
    const values = found.map((end) => end[key]);
    return `${percentile(values, 0.5)} / ${percentile(values, 0.95)}`;
  });
}

/**
 * Simulates canaries of the failure kit, judged by failures of known code only and by all failures: the table in Markdown,
 * with the canary sessions that have reported the fault at the rollback, and those that have met it; and one sentence for
 * every kind that is not found.
 */
export function simulateDetection({ rollouts, seed }: { rollouts: number; seed: number }): Simulated {
  const table = [
    '| failure kit | known code only: reported | met the fault | all failures: reported | met the fault |',
    '|---|--:|--:|--:|--:|',
  ];
  const faults: string[] = [];
  for (const [index, fault] of kit.entries()) {
    const endsOf = (isKnownOnly: boolean) => {
      const random = randomOf(seed * 1000 + index);
      return Array.from({ length: rollouts }, () => simulateRollout(fault, isKnownOnly, random));
    };
    const after = endsOf(false);
    const cells = [endsOf(true), after].flatMap(cellsOf);
    const missed = after.filter((end) => end === null).length;
    if (missed > 0) faults.push(`${fault.name}: ${missed} of ${rollouts} are not rolled back.`);
    table.push(`| ${fault.name} | ${cells.join(' | ')} |`);
  }
  return { table, faults };
}
