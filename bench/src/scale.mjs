/** Measures the origin alone, and then the first load of `/feed/home` with 5, 50 and 500 registered areas. */
import { feedPage } from './links.mjs';
import { moreAreas } from './more-areas.mjs';
import { plainLoad } from './one-load.mjs';
import { choicesPerSecond, repliesOf, sizes } from './origin-cost.mjs';
import { readResults, writeResults } from './results.mjs';
import { serveBuilds } from './serve.mjs';
import { median, rounded } from './statistics.mjs';
import { switches } from './switches.mjs';
import { table } from './table.mjs';
import { openBrowser, signedInState } from './transfer.mjs';
import { federatedBuilds } from './variants.mjs';

const defaultRuns = 5;
const runs = Number(switches.runs ?? defaultRuns);
const counts = runs < defaultRuns ? [5, 50] : [5, 50, 500];
const page = { ...feedPage, isGuarded: true };
const model = 'settings';

const builds = await federatedBuilds();
const choices = sizes.map((size) => choicesPerSecond(size));
console.log('\nChoices of versions per second of CPU time\n');
console.log(
  table(
    ['areas × versions', 'nobody in a rollout', 'five areas in a rollout', 'index, ms'],
    choices.map(({ areas, versions, without, within, indexMs }) => [
      `${areas} × ${versions}`,
      ...[without, within, indexMs],
    ]),
  ),
);
const isShort = runs > 0 && runs < defaultRuns;
const replyHead = ['path', 'rollout', 'a second', 'CPU, ms', 'p99 at 750 a second, ms', 'failed'];
const { rows: replies, memory } = await repliesOf(builds, {
  ...(isShort
    ? { seconds: 1, replies: 2000, revisions: 20 }
    : { seconds: 5, replies: 200_000, revisions: 200 }),
  show(rows) {
    console.log('\nReplies per second of the origin, with the load generator in a process beside it\n');
    console.log(table(replyHead, rows));
  },
});
console.log(`\nMemory of the process: ${JSON.stringify(memory)}`);
const origin = { choices, replies, memory };
if (!isShort) writeResults({ scale: { ...readResults().scale, ...origin } });
if (runs === 0) process.exit(0);

const browser = await openBrowser();

const documentBytes = (list) => list.find(({ kind }) => kind === 'Document').bytes;

/** Measures the page with this number of areas, not counting the shell. */
async function measure(count) {
  const own = builds.length - 1;
  const more = moreAreas(
    builds.find(({ record }) => record.area === model),
    count - own,
  );
  const { url, stop } = await serveBuilds([...builds, ...more.builds]);
  more.remove();
  const variant = { url, state: await signedInState(browser, url, feedPage.path) };
  // The page is loaded once before, because the origin compresses on the first request and reuses the result.
  await plainLoad({ browser, variant, page });
  const seen = [];
  for (let run = 0; run < runs; run += 1) {
    const { list, ...figures } = await plainLoad({ browser, variant, page });
    seen.push({ ...figures, documentBytes: documentBytes(list) });
  }
  await stop();
  const middle = (figure) => rounded(median(seen.map((one) => one[figure])));
  const figures = ['requests', 'documentBytes', 'jsCssBytes', 'totalBytes'];
  return Object.fromEntries(figures.map((figure) => [figure, middle(figure)]));
}

const seen = {};
for (const count of counts) {
  seen[count] = await measure(count);
  console.error(`${count} areas`);
}
await browser.close();

const [least, most] = [seen[counts.at(0)], seen[counts.at(-1)]];
const ratio = Object.fromEntries(
  Object.keys(least).map((figure) => [figure, rounded(most[figure] / least[figure])]),
);
const rows = Object.keys(least).map((figure) => [
  figure,
  ...counts.map((count) => seen[count][figure]),
  ratio[figure],
]);
const head = ['figure', ...counts.map((count) => `${count} areas`), `${counts.at(-1)} to ${counts.at(0)}`];
console.log(`\n/feed/home by the number of areas, median of ${runs}\n\n${table(head, rows)}\n`);
if (runs >= defaultRuns) writeResults({ scale: { ...seen, ratio, runs, ...origin } });
