/** Measures builds: `cold` without build and cache, `warm` with the cache of the last build, `unchanged` with both. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, root } from '../../shared/build/workspace.mjs';
import { summaryOf, written } from './compare.mjs';
import { watchMachine } from './machine.mjs';
import { moveAway } from './move-away.mjs';
import { sampleMemory } from './peak-memory.mjs';
import { writeResults } from './results.mjs';
import { switches } from './switches.mjs';
import { table } from './table.mjs';

const defaultRuns = 3;
const runs = Number(switches.runs ?? defaultRuns);
const names = ['shell', 'feed'];
const modes = ['production', 'development'];
const states = ['cold', 'warm', 'unchanged'];

const buildOf = (name) => join(folderOf(name), 'build');
const cacheOf = (name) => join(root, '.cache/webpack', `${name}-development`);
const remove = (folder) => rmSync(folder, { recursive: true, force: true });

/** Removes what must be missing in each state. The order matters: each state needs files of the state before. */
const prepare = {
  cold: (name) => [buildOf(name), cacheOf(name)].forEach(remove),
  warm: (name) => remove(buildOf(name)),
  unchanged: () => undefined,
};

async function buildOnce(name, mode) {
  const started = performance.now();
  const child = spawn(process.execPath, [join(root, 'shared/build/build-one.mjs'), name, '--mode', mode], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const memory = sampleMemory(child.pid);
  const [code] = await once(child, 'exit');
  const seconds = (performance.now() - started) / 1000;
  const megabytes = memory.peak();
  if (code !== 0) throw new Error(`The build of ${name} failed.`);
  return { seconds, megabytes };
}

const cases = names.flatMap((name) =>
  modes.flatMap((mode) => states.map((state) => ({ name, mode, state, seen: [] }))),
);
const machine = watchMachine();
const restore = moveAway(names.flatMap((name) => [buildOf(name), cacheOf(name)]));
try {
  for (let run = 0; run < runs; run += 1) {
    for (const { name, mode, state, seen } of cases) {
      prepare[state](name);
      seen.push(await buildOnce(name, mode));
      machine.sample();
    }
    console.error(`run ${run + 1} of ${runs}`);
  }
} finally {
  restore();
}
const noise = machine.noise();

const figuresOf = (seen) => ({
  seconds: summaryOf(seen.map(({ seconds }) => seconds)),
  megabytes: seen.some(({ megabytes }) => megabytes === null)
    ? null
    : summaryOf(seen.map(({ megabytes }) => megabytes)),
});
const figures = Object.fromEntries(
  cases.map(({ name, mode, state, seen }) => [`${name} ${mode} ${state}`, figuresOf(seen)]),
);
const lines = Object.entries(figures).map(([name, { seconds, megabytes }]) => [
  ...[name, written(seconds, 1), megabytes ? written(megabytes) : '–'],
]);
console.log(`\nBuilds, median (range) of ${runs}\n\n${table(['build', 'seconds', 'peak, MB'], lines)}\n`);
console.log(`The machine: ${JSON.stringify(noise)}\n`);
if (runs >= defaultRuns) writeResults({ builds: { ...figures, machine: { ...noise, runs } } });
