/** Measures long use of the feed in the federated build. Only announcements and their details are mocked. */
import { loadavg } from 'node:os';
import { fillFeed, memoryOf, tasksOf } from './feed-page.mjs';
import { pages } from './pages.mjs';
import { writeResults } from './results.mjs';
import { serveBuilds } from './serve.mjs';
import { median } from './statistics.mjs';
import { switches } from './switches.mjs';
import { contextOptions, openBrowser, signedInState } from './transfer.mjs';
import { federatedBuilds } from './variants.mjs';
import { watchPage } from './watch-page.mjs';
import { loadWhole } from './whole-feed.mjs';

const path = '/feed/home';
const defaultRuns = 5;
const runs = Number(switches.runs ?? defaultRuns);
const home = pages.find((page) => page.path === path);

const { url, stop } = await serveBuilds(await federatedBuilds());
const browser = await openBrowser();
const storageState = await signedInState(browser, url, path);

async function open(feed) {
  const context = await browser.newContext({
    ...contextOptions,
    storageState,
    viewport: { width: 1280, height: 800 },
  });
  const page = await context.newPage();
  const { seen } = await watchPage(page, home);
  const calls = feed ? await fillFeed(page, feed) : [];
  await page.goto(`${url}${path}`);
  await page.getByRole('feed').getByRole('article').first().waitFor();
  return { page, calls, seen, close: () => context.close() };
}

async function firstLoad() {
  const seen = [];
  for (let run = 0; run < runs; run += 1) {
    const { page, calls, seen: inPage, close } = await open({ pages: 1, size: 30 });
    await page.waitForLoadState('networkidle');
    const { paint, shift, ready } = await inPage();
    seen.push({ paint, shift, ready, calls: calls.filter((call) => call !== 'global').length });
    await close();
  }
  const middle = (name) => median(seen.map((one) => one[name]));
  return [
    ['first load: largest paint, ms', Math.round(middle('paint'))],
    ['first load: first announcement, ms', Math.round(middle('ready'))],
    ['first load: layout shift', Number(Math.max(...seen.map(({ shift }) => shift)).toFixed(4))],
    ['first load: image and comment calls of 30 announcements', Math.max(...seen.map((one) => one.calls))],
  ];
}

async function longScroll() {
  const { page, close } = await open({ pages: 10, size: 50 });
  await loadWhole(page);
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  const most = { elements };
  await page.evaluate(() => {
    scrollTo(0, 0);
    window.seen.tasks.length = 0;
  });
  await browser.startTracing(page, { categories: ['toplevel'] });
  await page.mouse.move(640, 500);
  for (;;) {
    for (let step = 0; step < 20; step += 1) await page.mouse.wheel(0, 300);
    const { count, isAtEnd } = await page.evaluate(() => ({
      count: document.querySelectorAll('*').length,
      isAtEnd: scrollY + innerHeight >= document.documentElement.scrollHeight - 1200,
    }));
    most.elements = Math.max(most.elements, count);
    if (isAtEnd) break;
  }
  const tasks = await page.evaluate(() => window.seen.tasks.map(({ duration }) => duration));
  const computed = tasksOf(JSON.parse((await browser.stopTracing()).toString()));
  await close();
  return [
    ['500 announcements: most elements in the page', most.elements],
    ['500 announcements: tasks over 50 ms while scrolling', tasks.length],
    ['500 announcements: longest of them, ms', Math.round(Math.max(0, ...tasks))],
    ['500 announcements: tasks with over 50 ms of CPU time', computed.filter((ms) => ms > 50).length],
    ['500 announcements: most CPU time of a task, ms', Math.round(Math.max(0, ...computed))],
    ['1-minute load of the machine then', loadavg()[0].toFixed(1)],
  ];
}

async function memory() {
  const { page, close } = await open({ pages: 201, size: 10 });
  const before = await memoryOf(page);
  await loadWhole(page);
  const pages = await memoryOf(page);
  await close();
  const other = await open(null);
  const link = (name) => other.page.getByRole('navigation').getByRole('link', { name, exact: true }).first();
  const change = async () => {
    await link('News').click();
    await other.page.waitForURL('**/blogs');
    await other.page.getByRole('heading', { level: 1, name: 'Actualités' }).waitFor();
    await link('Feed').click();
    await other.page.getByRole('feed').waitFor();
  };
  // The first changes are not measured, because memory that a first visit allocates permanently is not a leak.
  for (let turn = 0; turn < 2; turn += 1) await change();
  const start = await memoryOf(other.page);
  for (let turn = 0; turn < 25; turn += 1) await change();
  const end = await memoryOf(other.page);
  await other.close();
  return [
    ['memory after the first page, MB', before.heap],
    ['memory after 200 more pages (2 010 announcements), MB', pages.heap],
    ['nodes after 200 more pages', pages.nodes],
    ['memory before 50 changes of route, MB', start.heap],
    ['memory after 50 changes of route, MB', end.heap],
    ['nodes before and after them', `${start.nodes}, ${end.nodes}`],
  ];
}

const rows = [];
for (const figures of [firstLoad, longScroll, memory]) {
  const found = await figures();
  for (const [name, value] of found) console.log(`${name}: ${value}`);
  rows.push(...found);
}
await browser.close();
await stop();
console.log('\nThe feed, signed in, federated build (HTTP/2, brotli)\n');
console.log(
  ['| figure | value |', '|---|--:|', ...rows.map(([name, value]) => `| ${name} | ${value} |`)].join('\n'),
);
if (runs >= defaultRuns) writeResults({ feed: Object.fromEntries(rows) });
