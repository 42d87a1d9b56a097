/** Measures the cold first load of seven pages, federated and as one bundle, and the origin's cost of a page. */
import { costTable, writeCostTable } from './cost-table.mjs';
import { delayedLoad, plainLoad, throttledLoad } from './one-load.mjs';
import { pageCosts } from './page-cost.mjs';
import { pages } from './pages.mjs';
import { writeResults } from './results.mjs';
import { delays, summarise } from './summarise.mjs';
import { switches } from './switches.mjs';
import { table } from './table.mjs';
import { kilobytes } from './transfer.mjs';
import { federatedBuilds, measureVariants } from './variants.mjs';

const defaultRuns = 7;

const asked = switches.page ?? pages.map(({ path }) => path);
const chosen = pages.filter(({ path }) => asked.includes(path));
const runs = switches.counts ? 1 : Number(switches.runs ?? defaultRuns);
/** Whether the figures of the chosen pages are written to the results. The figures of other pages are kept. */
const isWhole = !switches.counts && runs >= defaultRuns;

async function oneRun(load) {
  const counted = await plainLoad(load);
  if (switches.counts) return counted;
  const ready = [];
  for (const delay of delays) ready.push(await delayedLoad(load, delay));
  const throttled = await throttledLoad(load);
  return { ...counted, ready, ...throttled };
}

/** Measures the variants in turn, every other run in reverse order, so that noise of the machine affects both. */
async function measure(browser, variants, machine) {
  const seen = Object.fromEntries(
    chosen.map(({ path }) => [path, Object.fromEntries(variants.map(({ name }) => [name, []]))]),
  );
  const first = switches.counts ? [] : chosen;
  // Each page is loaded once before, because the origin compresses on the first request and reuses the result.
  for (const page of first) for (const variant of variants) await plainLoad({ browser, variant, page });
  for (let run = 0; run < runs; run += 1) {
    for (const page of chosen) {
      for (const variant of run % 2 ? variants.toReversed() : variants)
        seen[page.path][variant.name].push(await oneRun({ browser, variant, page }));
      machine.sample();
    }
    console.error(`run ${run + 1} of ${runs}`);
  }
  return seen;
}

function printList(path, name, list) {
  console.log(`\n${path}, ${name}: ${list.length} requests until it is ready\n`);
  console.log(['| path | kind | bytes |', '|---|---|--:|'].join('\n'));
  for (const { path: file, kind, bytes } of list) console.log(`| ${file} | ${kind} | ${bytes} |`);
}

function printFigures(path, { federated, oneBundle, before, ratio, difference }) {
  console.log(
    `\n${path}\n\n| figure | federated | one bundle | ratio | difference | as it was |\n|---|--:|--:|--:|--:|--:|`,
  );
  for (const [figure, share] of Object.entries(ratio)) {
    if (federated[figure] === null) continue;
    const { mean, interval } = difference[figure];
    const more = interval ? `${mean} (${interval.join(' to ')})` : mean;
    const written = figure.endsWith('Bytes') ? kilobytes : String;
    console.log(
      `| ${figure} | ${written(federated[figure])} | ${written(oneBundle[figure])} | ${share ?? '–'} | ${more} | ${before ? written(before[figure]) : '–'} |`,
    );
  }
}

const { seen, noise } = await measureVariants(measure, switches);

const figures = Object.fromEntries(Object.entries(seen).map(([path, both]) => [path, summarise(both)]));
for (const [path, both] of Object.entries(seen)) {
  printFigures(path, figures[path]);
  if (switches.list) for (const [name, [first]] of Object.entries(both)) printList(path, name, first.list);
}
console.log(`\nCold, HTTP/2, brotli; median of ${runs}, federated / one bundle\n\n${costTable(figures)}\n`);
console.log(`The machine: ${JSON.stringify(noise)}\n`);
const cost = await pageCosts(await federatedBuilds(), runs < defaultRuns ? { seconds: 1 } : {});
console.log('\n`/feed/home`, signed in, 30 visits a second: cost for the origin\n');
console.log(
  table(
    ['visit', 'engine', 'CPU, ms', 'CPU of the database server, ms', 'p99, ms', 'failed'],
    cost.map((row) => Object.values(row).map((value) => value ?? '–')),
    2,
  ),
);
if (isWhole) writeCostTable(writeResults({ ...figures, machine: { ...noise, runs }, pageCost: cost }));
