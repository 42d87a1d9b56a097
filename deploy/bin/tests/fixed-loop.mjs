import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';

/** A fixed piece of work of the kind that tests do: objects, texts, sorting, patterns. */
function work() {
  let found = 0;
  for (let round = 0; round < 30; round += 1) {
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

const runInThread = () =>
  new Promise((resolve, reject) => {
    const thread = new Worker(fileURLToPath(import.meta.url));
    thread.once('message', resolve);
    thread.once('error', reject);
  });

async function timeOnce() {
  const started = performance.now();
  await Promise.all([runInThread(), runInThread()]);
  return (performance.now() - started) / 1000;
}

/**
 * Seconds that the fixed work takes in two threads at once, as tests run on two cores: the unit of time budgets. It is
 * longer on a slower machine, and beside other work, by about as much as the tests. The median of three times.
 */
export async function timeFixedLoop() {
  const times = [await timeOnce(), await timeOnce(), await timeOnce()];
  return times.sort((one, other) => one - other)[1];
}

if (!isMainThread) parentPort?.postMessage(work());
