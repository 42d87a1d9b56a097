import { Evidence, hasEnoughSources, rollBackAt } from '../../guardrail/evidence.ts';
import { maxHits, percentile } from './proportions.ts';
import { type Random, randomOf, trialsUntil } from './random.ts';
import { healthy, horizon } from './simulation.ts';
import { percent, shares } from './simulation-table.ts';

/** Unattributed failures of a canary's sessions, and of those of the stable version, as shares of them. */
type Rates = { canary: number; stable: number };

/** Failures of other causes on both sides: extensions, lost connections, pages that a phone ends without notice. */
const noise = 0.03;

type Row = { name: string; rates: Rates; isGood: boolean };

const rows: Row[] = [
  { name: 'healthy, 3 % of both sides', rates: { canary: noise, stable: noise }, isGood: true },
  // Its files are in no cache yet: more people leave, and more phones give up.
  { name: 'healthy, 4.5 % of the canary', rates: { canary: noise * 1.5, stable: noise }, isGood: true },
  {
    name: 'broken for everybody, 3 % of the stable version',
    rates: { canary: 1, stable: noise },
    isGood: false,
  },
  {
    name: 'broken for half, 3 % of the stable version',
    rates: { canary: 0.5, stable: noise },
    isGood: false,
  },
];

/** Maximum rate of rolled-back good canaries (Ville's bound at 1000). */
const wrongful = 0.001;

/** Canary sessions until rollback; null without one. Known failures occur at the rate of a healthy version. */
function simulateRollout(share: number, rates: Rates, random: Random): number | null {
  const evidence = new Evidence();
  const chances = [
    { isCanary: true, isUnattributed: true, chance: share * rates.canary },
    { isCanary: false, isUnattributed: true, chance: (1 - share) * rates.stable },
    { isCanary: true, isUnattributed: false, chance: share * healthy },
    { isCanary: false, isUnattributed: false, chance: (1 - share) * healthy },
  ];
  const any = chances.reduce((sum, { chance }) => sum + chance, 0);
  let addresses = 0;
  for (let at = trialsUntil(any, random); at * share <= horizon; at += trialsUntil(any, random)) {
    let draw = random() * any;
    const failing = chances.find(({ chance }) => {
      draw -= chance;
      return draw < 0;
    });
    if (!failing) continue;
    const { isCanary, isUnattributed } = failing;
    evidence.add({ isCanary, isUnattributed, share });
    addresses += isCanary ? 1 : 0;
    const isEnough = hasEnoughSources({ addresses, members: 0 });
    if (isCanary && isEnough && evidence.value >= rollBackAt) return Math.max(1, Math.round(at * share));
  }
  return null;
}

/**
 * Simulates rollouts in which sessions fail without a known cause, and checks that good canaries stay and bad ones are
 * found: the table in Markdown, with the share rolled back or the canary sessions until then, and one sentence for every
 * fault.
 */
export function simulateUnattributed({ rollouts, seed }: { rollouts: number; seed: number }): {
  table: string[];
  faults: string[];
} {
  const table = [
    `| unattributed failures | ${shares.map((share) => `share ${percent(share)}`).join(' | ')} |`,
    `|---|${shares.map(() => '---|').join('')}`,
  ];
  const faults: string[] = [];
  for (const [index, { name, rates, isGood }] of rows.entries()) {
    const cells = shares.map((share, column) => {
      const random = randomOf(seed * 1000 + index * shares.length + column);
      const ends = Array.from({ length: rollouts }, () => simulateRollout(share, rates, random));
      const sessions = ends.filter((end) => end !== null);
      const found = sessions.length;
      const where = `${name}, at a share of ${percent(share)}: ${found} of ${rollouts} rolled back`;
      const most = maxHits(rollouts, wrongful, 0.9995);
      if (isGood && found > most) faults.push(`${where}, ${most} at most.`);
      if (!isGood && found < rollouts) faults.push(`${where}, not all.`);
      return isGood ? `${found}/${rollouts}` : `${percentile(sessions, 0.5)}/${percentile(sessions, 0.95)}`;
    });
    table.push(`| ${name} | ${cells.join(' | ')} |`);
  }
  return { table, faults };
}
