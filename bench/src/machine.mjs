import { cpus, loadavg } from 'node:os';
import { median, rangeOf, rounded } from './statistics.mjs';

const load = () => rounded(loadavg()[0]);

/** Time of a fixed computation, in milliseconds. */
function fixedLoop() {
  const started = performance.now();
  let value = 1;
  for (let turn = 0; turn < 30_000_000; turn += 1) value = (value * 1_664_525 + turn) | 0;
  // The result is used here, because the engine could otherwise leave out the computation. It is never 0.5.
  return value === 0.5 ? 0 : performance.now() - started;
}

/** Call `sample` during a measurement, and `noise` at its end. `spread`: ratio of slowest to fastest fixed loop. */
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
