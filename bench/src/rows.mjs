/** Compares a feed of 10 000 mocked announcements with one of 20, cold and on a return, in the federated build. */
import { changeRoute } from './change-route.mjs';
import { compare, written, writtenDifference } from './compare.mjs';
import { fillFeed } from './feed-page.mjs';
import { feedPage, otherPages } from './links.mjs';
import { watchMachine } from './machine.mjs';
import { openUntilReady, plainLoad } from './one-load.mjs';
import { writeResults } from './results.mjs';
import { serveBuilds } from './serve.mjs';
import { switches } from './switches.mjs';
import { table } from './table.mjs';
import { openBrowser, signedInState } from './transfer.mjs';
import { federatedBuilds } from './variants.mjs';
import { loadWhole, maxElements, scrollThrough, watchElements } from './whole-feed.mjs';

const defaults = { runs: 5, rows: 10_000 };
const runs = Number(switches.runs ?? defaults.runs);
const most = Number(switches.rows ?? defaults.rows);
const size = 20;
const [elsewhere] = otherPages;
const feeds = { many: most, few: size };
const turns = Object.entries(feeds);

const browser = await openBrowser();
const { url, stop } = await serveBuilds(await federatedBuilds());
const variant = { url, state: await signedInState(browser, url, feedPage.path) };
const asked = { browser, variant, page: { ...feedPage, isGuarded: true } };

const open = (count) => openUntilReady(asked, ({ page }) => fillFeed(page, { pages: count / size, size }));

async function coldLoad(count) {
  const { seen, close } = await open(count);
  const { ready } = await seen();
  await close();
  return ready;
}

/** Loads and scrolls a whole feed. `comeBack` measures a return to it; `elements` is the maximum so far. */
async function openWhole(count) {
  const { page, quiet } = await open(count);
  await watchElements(page);
  const started = performance.now();
  await loadWhole(page);
  const seconds = (performance.now() - started) / 1000;
  await scrollThrough(page);
  await quiet(1000);
  const comeBack = async () => {
    await changeRoute(page, elsewhere);
    await quiet(500);
    return changeRoute(page, feedPage);
  };
  return { comeBack, seconds, elements: () => maxElements(page) };
}

const cold = { many: [], few: [] };
const back = { many: [], few: [] };
const machine = watchMachine();
await plainLoad(asked);
for (let run = 0; run < runs; run += 1)
  for (const [name, count] of run % 2 ? turns.toReversed() : turns) cold[name].push(await coldLoad(count));
machine.sample();

const whole = {};
for (const [name, count] of turns) whole[name] = await openWhole(count);
// The first return is not measured, because it loads files that later returns reuse.
for (const [name] of turns) await whole[name].comeBack();
for (let run = 0; run < runs; run += 1)
  for (const [name] of run % 2 ? turns.toReversed() : turns) back[name].push(await whole[name].comeBack());
const elements = { many: await whole.many.elements(), few: await whole.few.elements() };
const seconds = Math.round(whole.many.seconds);
const noise = machine.noise();
await browser.close();
await stop();

const figures = { cold: compare(cold), back: compare(back) };
const rows = Object.entries(figures).map(([name, { many, few, ratio, difference }]) => [
  ...[`ready, ms, ${name}`, written(many), written(few), ratio, writtenDifference(difference)],
]);
const elementsRow = ['most elements', elements.many, elements.few, '', ''];
const head = ['figure', `${most} announcements`, `${size}`, 'ratio', 'difference'];
console.log(`\nThe feed, median (range) of ${runs}; all of it was loaded in ${seconds} s\n`);
console.log(`${table(head, [...rows, elementsRow])}\n`);
console.log(`The machine: ${JSON.stringify(noise)}\n`);
if (runs >= defaults.runs && most >= defaults.rows)
  writeResults({ rows: { ...figures, elements, secondsToLoad: seconds, machine: { ...noise, runs } } });
