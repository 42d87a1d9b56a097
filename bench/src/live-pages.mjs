/**
 * Measures the time from a member's act until other tabs show it, by running `e2e/src/live-processes.spec.ts`,
 * `e2e/src/live-relations.spec.ts` and `e2e/src/live-notification-kinds.spec.ts`.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../shared/build/workspace.mjs';
import { watchMachine } from './machine.mjs';
import { quantile } from './open-loop.mjs';
import { writeResults } from './results.mjs';
import { switches } from './switches.mjs';

const rounds = Number(switches.rounds ?? 12);
const folder = mkdtempSync(join(tmpdir(), 'az-live-pages-'));
const files = ['live-processes.spec.ts', 'live-relations.spec.ts', 'live-notification-kinds.spec.ts'];
const machine = watchMachine();
const { status } = spawnSync(
  join(root, 'e2e/node_modules/.bin/playwright'),
  ['test', ...files.map((file) => `src/${file}`), '--retries', '0', '--workers', '1'],
  {
    cwd: join(root, 'e2e'),
    env: { ...process.env, AZ_LIVE_ROUNDS: String(rounds), AZ_LIVE_FIGURES: folder },
    stdio: 'inherit',
  },
);
if (status !== 0) process.exit(1);
const measured = files.map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')));
const [posts, relations, notifications] = measured;
const figures = measured.flat();
rmSync(folder, { recursive: true });

const quantilesOf = (chosen) => {
  const inOrder = chosen.map(({ ms }) => ms).toSorted((one, other) => one - other);
  const [p50, p95, max] = [quantile(inOrder, 0.5), quantile(inOrder, 0.95), inOrder.at(-1)].map(Math.round);
  return { p50, p95, max };
};
const whileDown = figures.filter(({ isDown }) => isDown);
const acts = [...new Set(figures.map(({ act }) => act))];
const livePages = {
  rounds,
  seen: figures.length,
  milliseconds: quantilesOf(posts),
  relations: quantilesOf(relations),
  notifications: quantilesOf(notifications),
  ...(whileDown.length > 0 && { whileAProcessIsDown: quantilesOf(whileDown) }),
  ...Object.fromEntries(acts.map((name) => [name, quantilesOf(figures.filter(({ act }) => act === name))])),
  machine: machine.noise(),
};
console.log(JSON.stringify(livePages, null, 2));
const limit = 1000;
const p95 = Math.max(...measured.map((one) => quantilesOf(one).p95));
if (p95 > limit) {
  console.error(`95th percentile: ${p95} ms, more than ${limit}`);
  process.exitCode = 1;
} else if (switches.rounds === undefined) writeResults({ livePages });
