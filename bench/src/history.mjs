/** Runs `npm run soak -- history` on each engine (or only `--engine`) and writes its counts as results. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../shared/build/workspace.mjs';
import { watchMachine } from './machine.mjs';
import { readResults, writeResults } from './results.mjs';
import { switches } from './switches.mjs';

const runs = Number(switches.runs ?? 200);
const machine = watchMachine();
const { status, stdout } = spawnSync(
  process.execPath,
  [join(root, 'deploy/bin/soak.mjs'), 'history', String(runs), ...(switches.engine ? [switches.engine] : [])],
  { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
);
process.stdout.write(stdout);
const counts = [...stdout.matchAll(/^(\w+): (\d+) runs, (\d+) writes, (\d+) events, (\d+) violations$/gm)];
if (status !== 0 || counts.length !== (switches.engine ? 1 : 2)) process.exitCode = 1;
else if (switches.runs === undefined) {
  const { history: before } = readResults();
  const measured = counts.map(([, engine, ...numbers]) => {
    const [ran, writes, events, violations] = numbers.map(Number);
    return [engine, { runs: ran, writes, events, violations, machine: machine.noise() }];
  });
  writeResults({ history: { ...before, ...Object.fromEntries(measured) } });
}
