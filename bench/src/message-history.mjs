/**
 * Runs `e2e/src/message-history.spec.ts` on each engine (or only `--engine`), 200 times: two members write to each other
 * while tabs, network, sessions and server fail.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../shared/build/workspace.mjs';
import { readResults, writeResults } from './results.mjs';
import { switches } from './switches.mjs';

const runs = Number(switches.runs ?? 200);
const engines = switches.engine ? [switches.engine] : ['PGlite', 'PostgreSQL'];
const folder = mkdtempSync(join(tmpdir(), 'az-message-history-'));
const { status } = spawnSync(
  join(root, 'e2e/node_modules/.bin/playwright'),
  ['test', 'src/message-history.spec.ts', '--retries', '0', '--workers', '2'],
  {
    cwd: join(root, 'e2e'),
    env: {
      ...process.env,
      AZ_RUNS: String(runs),
      AZ_LIVE_FIGURES: folder,
      ...(switches.engine && { AZ_ENGINE: switches.engine }),
    },
    stdio: 'inherit',
  },
);
if (status !== 0) process.exit(1);
const measured = engines.map((engine) => [
  engine,
  JSON.parse(readFileSync(join(folder, `${engine}.json`), 'utf8')),
]);
rmSync(folder, { recursive: true });
if (switches.runs === undefined)
  writeResults({ messageHistory: { ...readResults().messageHistory, ...Object.fromEntries(measured) } });
