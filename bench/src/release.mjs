/** Seconds from `publish` to the first page with a version, and from `rollback` to the last. Builds do not count. */
import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from '../../deploy/dist/build/build.js';
import { root } from '../../shared/build/workspace.mjs';
import { makeVersion } from './new-version.mjs';
import { writeResults } from './results.mjs';
import { switches } from './switches.mjs';
import { openBrowser, signedInState } from './transfer.mjs';

const area = 'content';
const path = '/blogs';
const defaultRuns = 5;
const runs = Number(switches.runs ?? defaultRuns);
const exec = promisify(execFile);

const dataDir = mkdtempSync(join(tmpdir(), 'az-bench-'));
const { url, adminUrl, token, stop } = await startOrigin();
const browser = await openBrowser();
const storageState = await signedInState(browser, url, path);

/** Starts the compiled origin on an empty data directory, with everything built and published. */
async function startOrigin() {
  const child = spawn(process.execPath, [join(root, 'deploy/dist/main.js')], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  await new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error(printed)));
    child.stdout.on('data', (chunk) => {
      printed += chunk;
      if (/AZ Connect ready/.test(printed)) resolve();
    });
  });
  const [, adminPort, port] =
    /console: http:\/\/127\.0\.0\.1:(\d+).*ready: http:\/\/127\.0\.0\.1:(\d+)/s.exec(printed);
  const [, first] = /shown this once: (\S+)/.exec(printed);
  const stopIt = () =>
    new Promise((resolve) => {
      child.once('exit', resolve);
      child.kill('SIGTERM');
    });
  return {
    ...{ url: `http://127.0.0.1:${port}`, adminUrl: `http://127.0.0.1:${adminPort}` },
    ...{ token: first, stop: stopIt },
  };
}

const az = (...words) =>
  exec(process.execPath, [join(root, 'deploy/dist/az.js'), ...words], {
    env: { ...process.env, AZ_URL: adminUrl, AZ_TOKEN: token, DATA_DIR: dataDir },
  });

const { folder: source } = await build(area);

/** Loads a member's page in a new browser. Returns whether it uses this version, and when it began and was shown. */
async function view(base) {
  const context = await browser.newContext({ storageState, serviceWorkers: 'block' });
  const page = await context.newPage();
  const began = performance.now();
  await page.goto(`${url}${path}`, { waitUntil: 'commit' });
  await page.getByRole('article').first().waitFor();
  const shown = performance.now();
  const isIt = (await page.locator(`link[rel=preload][href^="${base}"]`).count()) > 0;
  await context.close();
  return { isIt, began, shown };
}

/** Loads the page again and again until `isEnough` is true, and returns all views. */
async function watch(base, isEnough) {
  const views = [];
  while (!isEnough(views)) views.push(await view(base));
  return views;
}

/** Where the files of a version are. */
const baseOf = ({ folder }) => `/areas/${area}/${folder}/`;

async function publishToAll({ folder, record }) {
  const base = baseOf(record);
  const started = performance.now();
  const views = watch(base, (seen) => seen.at(-1)?.isIt);
  await az('publish', area, '--from', folder);
  await az('rollout', 'start', area, record.version, '--steps', '100');
  const first = (await views).at(-1);
  await az('rollout', 'promote', area, '--force');
  return (first.shown - started) / 1000;
}

async function rollBack({ record }) {
  const base = baseOf(record);
  const started = performance.now();
  let answered = Number.POSITIVE_INFINITY;
  // The rollback is over after three views that began after the command's response.
  const isOver = (seen) => seen.filter(({ began }) => began > answered).slice(-3).length === 3;
  const views = watch(base, isOver);
  await az('rollback', area);
  answered = performance.now();
  const last = (await views).findLast(({ isIt }) => isIt);
  const lateViews = (await views).filter(({ isIt, began }) => isIt && began > answered).length;
  return {
    seconds: last ? Math.max(0, last.began - started) / 1000 : 0,
    answered: (answered - started) / 1000,
    lateViews,
  };
}

const seen = { published: [], command: [], lastOff: [], late: 0 };
for (let run = 0; run < runs; run += 1) {
  const made = makeVersion(source);
  seen.published.push(await publishToAll(made));
  const { seconds, answered, lateViews } = await rollBack(made);
  seen.lastOff.push(seconds);
  seen.command.push(answered);
  seen.late += lateViews;
  made.remove();
}
await browser.close();
await stop();
rmSync(dataDir, { recursive: true, force: true });

const sorted = (values) => [...values].sort((a, b) => a - b);
const rounded = (value) => Number(value.toFixed(2));
const spread = (values) => {
  const inOrder = sorted(values);
  return {
    median: rounded(inOrder[Math.floor(inOrder.length / 2)]),
    range: [rounded(inOrder[0]), rounded(inOrder.at(-1))],
  };
};
const release = {
  runs,
  area,
  publishToFirstPage: spread(seen.published),
  rollbackToLastPage: spread(seen.lastOff),
  rollbackAnswered: spread(seen.command),
  pagesOnItAfterTheAnswer: seen.late,
  load: rounded(loadavg()[0]),
};
const row = (name, { median, range }) => `| ${name} | ${median} | ${range.join(' to ')} |`;
console.log(`\nA release of ${area}, ${runs} runs, seconds\n`);
console.log('| from, to | median | range |\n|---|--:|--:|');
console.log(row('`publish` to the first member’s page on it', release.publishToFirstPage));
console.log(row('`rollback` to the last new page load on it', release.rollbackToLastPage));
console.log(row('`rollback` to its answer', release.rollbackAnswered));
console.log(`\nPages that still loaded it after the answer: ${seen.late}; 1-minute load ${release.load}\n`);
if (runs >= defaultRuns) writeResults({ release });
