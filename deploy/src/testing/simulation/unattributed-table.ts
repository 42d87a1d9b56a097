import {
  Evidence,
  type FailingSession,
  hasEnoughSources,
  holdAt,
  rollBackAt,
} from '../../guardrail/evidence.ts';
import { percentile } from './proportions.ts';
import { type Random, randomOf, trialsUntil } from './random.ts';
import { healthy, maxCanarySessions } from './simulation.ts';
import { percent, shares } from './simulation-table.ts';

/** One kind of failing session: its share of the canary's sessions, and of the stable version's sessions. */
type Rates = { canary: number; stable: number } & Pick<FailingSession, 'symptom'>;

/** Failures of other causes on both sides: extensions, lost connections, pages that a phone ends without notice. */
export const otherFailureRate = 0.03;

/** A kind of canary. `rates`: its failing sessions without a known cause. */
type Row = { name: string; rates: Rates[]; isGood: boolean };

const unattributed = (canary: number): Rates[] => [
  { canary, stable: otherFailureRate, symptom: 'unattributed' },
];

const rows: Row[] = [
  { name: 'healthy, 3 % of both sides', rates: unattributed(otherFailureRate), isGood: true },
  // The canary's files are in no cache yet, so more people leave, and more phones end the page.
  { name: 'healthy, 4.5 % of the canary', rates: unattributed(otherFailureRate * 1.5), isGood: true },
  { name: 'broken for everybody, 3 % of the stable version', rates: unattributed(1), isGood: false },
  { name: 'broken for half, 3 % of the stable version', rates: unattributed(0.5), isGood: false },
];

/** Canary sessions until the evidence reaches `limit`; null for never. Known failures occur at the rate of a healthy version. */
function simulateRollout(share: number, rates: Rates[], limit: number, random: Random): number | null {
  const evidence = new Evidence();
  const kinds: Rates[] = [...rates, { canary: healthy, stable: healthy }];
  const chances = kinds.flatMap(({ canary, stable, ...kind }) => [
    { session: { ...kind, isCanary: false, share }, chance: (1 - share) * stable, count: 0 },
    { session: { ...kind, isCanary: true, share }, chance: share * canary, count: 0 },
  ]);
  const any = chances.reduce((sum, { chance }) => sum + chance, 0);
  let addresses = 0;
  for (let at = trialsUntil(any, random); at * share <= maxCanarySessions; at += trialsUntil(any, random)) {
    let draw = random() * any;
    const failing = chances.find(({ chance }) => {
      draw -= chance;
      return draw < 0;
    });
    if (!failing) continue;
    failing.count += 1;
    // Sessions of the stable version only lower the evidence, so they are added together before the canary's next one.
    if (!failing.session.isCanary) continue;
    for (const one of chances) {
      if (one.count > 0) evidence.add({ ...one.session, count: one.count });
      one.count = 0;
    }
    addresses += 1;
    if (hasEnoughSources({ addresses, members: 0 }) && evidence.value >= limit)
      return Math.max(1, Math.round(at * share));
  }
  return null;
}

export type SimulatedTable = { table: string[]; faults: string[] };

/**
 * Simulates rollouts in which sessions fail without a known cause, and checks that good canaries stay and bad ones are
 * held. The table in Markdown has the good ones that are rolled back, or the canary sessions until a hold. `faults` has one sentence
 * for each failed check.
 */
export function simulateUnattributed({ rollouts, seed }: { rollouts: number; seed: number }): SimulatedTable {
  const table = [
    `| unattributed failures | ${shares.map((share) => `share ${percent(share)}`).join(' | ')} |`,
    `|---|${shares.map(() => '---|').join('')}`,
  ];
  const faults: string[] = [];
  for (const [index, { name, rates, isGood }] of rows.entries()) {
    const cells = shares.map((share, column) => {
      const random = randomOf(seed * 1000 + index * shares.length + column);
      const ends = Array.from({ length: rollouts }, () =>
        simulateRollout(share, rates, isGood ? rollBackAt : holdAt, random),
      );
      const sessions = ends.filter((end) => end !== null);
      const found = sessions.length;
      const where = `${name}, at a share of ${percent(share)}: ${found} of ${rollouts}`;
      if (isGood && found > 0) faults.push(`${where} rolled back.`);
      if (!isGood && found < rollouts) faults.push(`${where} held, not all.`);
      return isGood ? `${found}/${rollouts}` : `${percentile(sessions, 0.5)}/${percentile(sessions, 0.95)}`;
    });
    table.push(`| ${name} | ${cells.join(' | ')} |`);
  }
  return { table, faults };
}
