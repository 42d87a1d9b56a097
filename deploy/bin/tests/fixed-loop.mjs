import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

/** Time between two loops, in milliseconds: they take a fiftieth of a core. */
const every = 500;

/** A fixed piece of work of the kind that tests do: objects, texts, sorting, patterns. About 10 ms on an idle core. */
function work() {
  let found = 0;
  for (let round = 0; round < 2; round += 1) {
    const rows = Array.from({ length: 3000 }, (_, index) => ({
      id: (index * 7919 + round) % 3001,
      text: `ligne ${index} de ${round}`,
    }));
    const read = JSON.parse(JSON.stringify(rows));
    read.sort((one, other) => one.id - other.id || one.text.localeCompare(other.text));
    const byText = new Map(read.map((row) => [row.text, row]));
    for (const { text } of rows) if (/\d+ de \d+$/.test(text) && byText.has(text)) found += 1;
  }
  return found;
}

/**
 * Runs a fixed loop twice a second beside other work, in a thread of its own, until `end` is called, which returns the
 * mean time of a loop in seconds: the unit of time budgets. It is longer on a slower machine, and beside other work, as
 * the tests are at that moment.
 */
export function startFixedLoop() {
  const figures = new Float64Array(new SharedArrayBuffer(16));
  const thread = new Worker(fileURLToPath(import.meta.url), { workerData: figures });
  const started = new Promise((resolve) => thread.once('message', resolve));
  return {
    async end() {
      await started;
      await thread.terminate();
      const [sum, count] = figures;
      return sum / count;
    },
  };
}

if (!isMainThread) {
  const figures = workerData;
  const time = () => {
    const before = performance.now();
    work();
    figures[0] += (performance.now() - before) / 1000;
    figures[1] += 1;
  };
  // The first loops are slow, because they are not compiled yet.
  for (let count = 0; count < 5; count += 1) work();
  time();
  setInterval(time, every);
  parentPort?.postMessage('started');
}
