/** Measures DOM nodes, listeners and memory before and after 1 000 changes of route, in the federated build. */
import { changeRoute } from './change-route.mjs';
import { memoryOf } from './feed-page.mjs';
import { feedPage, otherPages } from './links.mjs';
import { openUntilReady } from './one-load.mjs';
import { writeResults } from './results.mjs';
import { serveBuilds } from './serve.mjs';
import { switches } from './switches.mjs';
import { table } from './table.mjs';
import { openBrowser, signedInState } from './transfer.mjs';
import { federatedBuilds } from './variants.mjs';

const defaultChanges = 1000;
const changes = Number(switches.changes ?? defaultChanges);

/** A round through the areas. It ends at the feed, the only page with links to all areas. */
const [news, messaging, profile] = otherPages;
const round = [news, messaging, feedPage, profile, feedPage];

/** Rounds before the first sample: permanent allocations of first visits and later compilation are no leaks. */
const warmUps = 5;

async function goAround(page, count) {
  for (let change = 0; change < count; change += 1) await changeRoute(page, round[change % round.length]);
}

const browser = await openBrowser();
const { url, stop } = await serveBuilds(await federatedBuilds());
const state = await signedInState(browser, url, feedPage.path);
const { page, quiet, close } = await openUntilReady({
  browser,
  variant: { url, state },
  page: { ...feedPage, isGuarded: true },
});

/** Memory once no request is pending, because pending work would count in only one of the two samples. */
async function settled() {
  await quiet(2000);
  return memoryOf(page);
}

// Only whole rounds are made, so that both samples are taken on the same page.
const whole = Math.ceil(changes / round.length) * round.length;
await goAround(page, warmUps * round.length);
const before = await settled();
const started = performance.now();
await goAround(page, whole);
const seconds = Math.round((performance.now() - started) / 1000);
const after = await settled();
await close();
await browser.close();
await stop();

const rows = Object.keys(before).map((figure) => [
  figure === 'heap' ? 'heap, MB' : figure,
  ...[before[figure], after[figure], Number((after[figure] - before[figure]).toFixed(1))],
]);
console.log(`\n${whole} changes of route between areas, in ${seconds} s\n`);
console.log(`${table(['figure', 'before', 'after', 'more'], rows)}\n`);
if (changes >= defaultChanges) writeResults({ memory: { changes: whole, seconds, before, after } });
