import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { forgeReports } from '../forge-reports.ts';
import { simulateAttacks } from '../simulation/attack-table.ts';
import { simulateDetection } from '../simulation/detection-table.ts';
import { simulateRules } from '../simulation/rule-table.ts';
import { runSimulation } from '../simulation/simulation-table.ts';
import { simulateSymptoms } from '../simulation/symptom-table.ts';
import { simulateUnattributed } from '../simulation/unattributed-table.ts';
import { TestGuardrail } from '../test-guardrail.ts';
import { OriginProcess } from './origin-process.ts';
import { runPageSoak } from './page-soak.ts';
import { runPublishSoak } from './publish-soak.ts';
import { runRaceSoak } from './race-soak.ts';

/**
 * Runs `npm run soak -- <kind> [<number>]`. What the number counts, with its default:
 * - `publish`: kills of the client, and as many of the origin (200).
 * - `races`: races (500), on the embedded database, or with `DATABASE_URL` between two origins.
 * - `simulation`: rollouts of each kind of canary (2000), without an origin. A second number is the seed.
 * - `pages`: navigations (10 000) of several members over shared connections.
 * - `reports`: forged and replayed reports (10 000), on the embedded database or that of `DATABASE_URL`.
 */
const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const print = (line: string) => process.stdout.write(`${line}\n`);

const [, , kind = '', count, seed = '1'] = process.argv;

const { DATABASE_URL } = process.env;
const usual: Record<string, number> = {
  publish: 200,
  races: 500,
  simulation: 2000,
  pages: 10_000,
  reports: 10_000,
};
const printProgress = (done: number) => done % 20 === 0 && print(`  ${done}`);

const kinds: Record<string, (origins: OriginProcess[], count: number) => Promise<{ faults: string[] }>> = {
  publish: ([origin], count) =>
    runPublishSoak({
      // There is always at least one origin.
      origin: origin as OriginProcess,
      az: here('../../az.js'),
      kills: { client: count, origin: count },
      onKill: printProgress,
    }),
  races: (origins, races) => runRaceSoak({ origins, races, onRace: printProgress }),
};

function printFaults(faults: string[]) {
  print(`faults: ${faults.length}`);
  for (const fault of faults.slice(0, 20)) print(`  ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}

async function soakOrigins(run: NonNullable<(typeof kinds)[string]>, most: number) {
  const dataDir = mkdtempSync(join(tmpdir(), 'az-soak-'));
  const env: Record<string, string> = DATABASE_URL ? { DATABASE_URL } : {};
  const origins = Array.from(
    { length: DATABASE_URL ? 2 : 1 },
    () => new OriginProcess({ program: here('small-origin.js'), dataDir, env }),
  );
  try {
    for (const origin of origins) await origin.start();
    const { faults, ...figures } = await run(origins, most);
    for (const [name, figure] of Object.entries(figures)) print(`${name}: ${JSON.stringify(figure)}`);
    printFaults(faults);
  } finally {
    await Promise.all(origins.map((origin) => origin.end('SIGTERM')));
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function soakReports(count: number) {
  const tried = await TestGuardrail.open(DATABASE_URL);
  try {
    const { canary, failing } = await forgeReports(tried, count);
    print(`canary: ${JSON.stringify(canary)}, failing: ${failing}`);
    const counted = canary.started - 1 + canary.failed + canary.unattributed + failing;
    printFaults(counted === 0 ? [] : [`${counted} forged or replayed reports count`]);
  } finally {
    await tried.close();
  }
}

const run = kinds[kind];
const most = Number(count ?? usual[kind]);
if (!(kind in usual) || !Number.isInteger(most) || most < 1 || !Number.isInteger(Number(seed)))
  throw new Error(`Say what to soak, ${Object.keys(usual).join(' or ')}, and how often.`);
if (run) {
  await soakOrigins(run, most);
} else if (kind === 'reports') {
  await soakReports(most);
} else if (kind === 'pages') {
  const dataDir = mkdtempSync(join(tmpdir(), 'az-soak-'));
  const { faults, ...figures } = await runPageSoak({ dataDir, navigations: most, waitMs: 150 });
  rmSync(dataDir, { recursive: true });
  for (const [name, figure] of Object.entries(figures)) print(`${name}: ${JSON.stringify(figure)}`);
  printFaults(faults);
} else {
  print(`${most} rollouts a cell, seed ${seed}`);
  const tables = [
    runSimulation,
    simulateAttacks,
    simulateUnattributed,
    simulateSymptoms,
    simulateRules,
    simulateDetection,
  ];
  const simulations = tables.map((run) => run({ rollouts: most, seed: Number(seed) }));
  for (const { table } of simulations) print(`${table.join('\n')}\n`);
  printFaults(simulations.flatMap(({ faults }) => faults));
}
