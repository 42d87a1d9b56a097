/** Runs `e2e/src/unsent.spec.ts`: 20 acts without a network, in a browser that is killed while it sends them. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../shared/build/workspace.mjs';
import { writeResults } from './results.mjs';
import { switches } from './switches.mjs';

const runs = Number(switches.runs ?? 10);
const { status } = spawnSync(
  join(root, 'e2e/node_modules/.bin/playwright'),
  ['test', 'src/unsent', '--grep', 'killed while it sends', '--retries', '0', '--repeat-each', String(runs)],
  { cwd: join(root, 'e2e'), stdio: 'inherit' },
);
if (status !== 0) process.exitCode = 1;
else if (switches.runs === undefined)
  writeResults({ unsent: { runs, acts: 20 * runs, onceAndInOrder: 20 * runs } });
