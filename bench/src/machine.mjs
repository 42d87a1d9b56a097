import { cpus, loadavg } from 'node:os';
import { median, rangeOf, rounded } from './statistics.mjs';

const load = () => rounded(loadavg()[0]);

/** Milliseconds of a fixed computation. */
function fixedLoop() {
  const started = performance.now();
  let value = 1;
  for (let turn = 0; turn < 30_000_000; turn += 1) value = (value * 1_664_525 + turn) | 0;
  // An unused result would not be computed.
  return value === 0.5 ? 0 : performance.now() - started;
}

/** Call `sample` now and then, and `noise` at the end. `spread`: ratio of the slowest of equal loops to the fastest. */
export function watchMachine() {
  const before = load();
  const loops = [];
  const sample = () => {
    for (let count = 0; count < 5; count += 1) loops.push(fixedLoop());
  };
  fixedLoop();
  sample();
  const noise = () => {
    sample();
    const range = rangeOf(loops).map(rounded);
    return {
      cpus: cpus().length,
      load: { before, after: load() },
      loop: {
        times: loops.length,
        median: rounded(median(loops)),
        range,
        spread: rounded(range[1] / range[0]),
      },
    };
  };
  return { sample, noise };
}
