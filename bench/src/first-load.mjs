/**
 * First load of `/feed/home`, signed in, cold: requests, transferred bytes of scripts and style sheets, and round trips,
 * for the federated build and for the same sources as one bundle, both served by the real origin over HTTP/2 with
 * brotli. Prints a table and writes bench/results.json.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import webpack from 'webpack';
import { migrateApi, openDatabase, seedDemo } from '../../backend/dist/index.js';
import { build, publishables } from '../../deploy/dist/build/build.js';
import { readSettings } from '../../deploy/dist/env.js';
import { createOrigin } from '../../deploy/dist/origin/app.js';
import { storeFiles } from '../../deploy/dist/versions/files.js';
import { migrateDeploy } from '../../deploy/dist/versions/tables.js';
import { Versions } from '../../deploy/dist/versions/versions.js';
import { root } from '../../shared/build/workspace.mjs';
import { buildOneBundle } from '../one-bundle/build.mjs';
import { serveBuilds } from './serve.mjs';

const path = '/feed/home';
const demo = { email: 'demo@az-connect.test', password: 'Demo-2026!' };
const parts = {
  openDatabase,
  migrateApi,
  seedDemo,
  migrateDeploy,
  Versions,
  storeFiles,
  createOrigin,
  readSettings,
};
/** Two delays of every answer, in milliseconds; a round trip shows once in the difference. */
const delays = [300, 900];
const runs = 3;

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

async function signedInState(browser, url) {
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  const page = await context.newPage();
  await page.goto(`${url}${path}`);
  await page.getByLabel('Adresse e-mail').fill(demo.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(demo.password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.waitForURL(`**${path}`);
  const state = await context.storageState();
  await context.close();
  return state;
}

const ready = (page) => page.getByRole('article').first().waitFor();

/** One cold load in a context of its own. Counts what is asked for until the first real row is visible. */
async function load(browser, url, storageState, delay) {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, storageState });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const kinds = new Map();
  const seen = { requests: 0, script: 0, style: 0 };
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (!response.url.startsWith('data:')) kinds.set(requestId, type);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind) seen.requests += 1;
    if (kind === 'Script') seen.script += encodedDataLength;
    if (kind === 'Stylesheet') seen.style += encodedDataLength;
  });
  if (delay > 0) {
    await page.route('**/*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, delay));
      await route.continue();
    });
  }
  const started = performance.now();
  await page.goto(`${url}${path}`, { waitUntil: 'commit' });
  await ready(page);
  const milliseconds = performance.now() - started;
  await context.close();
  return { ...seen, milliseconds };
}

async function measure(browser, { url }) {
  const state = await signedInState(browser, url);
  const plain = [];
  for (let run = 0; run < runs; run += 1) plain.push(await load(browser, url, state, 0));
  const delayed = {};
  for (const delay of delays) {
    const times = [];
    for (let run = 0; run < runs; run += 1) times.push((await load(browser, url, state, delay)).milliseconds);
    delayed[delay] = median(times);
  }
  const script = median(plain.map((one) => one.script));
  const style = median(plain.map((one) => one.style));
  return {
    requests: median(plain.map((one) => one.requests)),
    jsBytes: script,
    cssBytes: style,
    jsCssBytes: script + style,
    roundTrips: Number(((delayed[delays[1]] - delayed[delays[0]]) / (delays[1] - delays[0])).toFixed(2)),
  };
}

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} KB`;

function print(rows) {
  console.log(`\nFirst load of ${path}, signed in, cold (median of ${runs}; HTTP/2, brotli)\n`);
  console.log('| build | requests | JS | CSS | JS + CSS | round trips |');
  console.log('|---|--:|--:|--:|--:|--:|');
  for (const [name, row] of rows) {
    console.log(
      `| ${name} | ${row.requests} | ${kilobytes(row.jsBytes)} | ${kilobytes(row.cssBytes)} | ${kilobytes(row.jsCssBytes)} | ${row.roundTrips} |`,
    );
  }
}

const executablePath = process.env.AZ_BROWSER;
const browser = await chromium.launch({
  executablePath,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
const federatedBuilds = [];
for (const name of publishables) federatedBuilds.push(await build(name));
const bundle = await buildOneBundle(webpack);
const bundleBuilds = bundle.records.map((record, index) => ({
  record,
  folder: index === 0 ? bundle.folder : null,
}));

const rows = [];
for (const [name, builds] of [
  ['federated', federatedBuilds],
  ['one bundle', bundleBuilds],
]) {
  const served = await serveBuilds(builds, parts);
  rows.push([name, await measure(browser, served)]);
  await served.stop();
}
await browser.close();
print(rows);
const [federated, oneBundle] = rows.map(([, row]) => row);
const ratio = Object.fromEntries(
  Object.keys(federated).map((key) => [key, Number((federated[key] / oneBundle[key]).toFixed(3))]),
);
writeFileSync(
  join(root, 'bench/results.json'),
  `${JSON.stringify({ [path]: { federated, oneBundle, ratio } }, null, 2)}\n`,
);
