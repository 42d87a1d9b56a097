/**
 * First load of `/feed/home`, signed in, cold: requests, transferred bytes of scripts and style sheets, and round trips,
 * for the federated build and for the same sources as one bundle, both served by the real origin over HTTP/2 with
 * brotli. Prints a table, writes it into README.md, and writes bench/results.json.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import webpack from 'webpack';
import { build, publishables } from '../../deploy/dist/build/build.js';
import { root } from '../../shared/build/workspace.mjs';
import { buildOneBundle } from '../one-bundle/build.mjs';
import { serveBuilds } from './serve.mjs';

const path = '/feed/home';
const demo = { email: 'demo@az-connect.test', password: 'Demo-2026!' };
/** Two delays of every answer, in milliseconds; a round trip shows once in the difference. */
const delays = [300, 900];
const runs = 5;

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

/** A public page, cold and signed out: its bytes only, for the federated build. */
const publicPath = '/landing';
const publicReady = (page) => page.getByRole('heading', { level: 1 }).waitFor();

/** One cold load in a context of its own. Counts what is asked for until the first real row is visible. */
async function load(browser, url, storageState, delay, asked = path, isReady = ready) {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, storageState });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const kinds = new Map();
  const ofShell = new Set();
  const seen = { requests: 0, script: 0, style: 0, shell: 0 };
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (!response.url.startsWith('data:')) kinds.set(requestId, type);
    if (response.url.startsWith(`${url}/areas/shell/`)) ofShell.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind) seen.requests += 1;
    if (kind === 'Script') seen.script += encodedDataLength;
    if (kind === 'Stylesheet') seen.style += encodedDataLength;
    if (ofShell.has(requestId) && /Script|Stylesheet/.test(kind)) seen.shell += encodedDataLength;
  });
  if (delay > 0) {
    await page.route('**/*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, delay));
      await route.continue();
    });
  }
  const started = performance.now();
  await page.goto(`${url}${asked}`, { waitUntil: 'commit' });
  await isReady(page);
  const milliseconds = performance.now() - started;
  await context.close();
  return { ...seen, milliseconds };
}

/** What a visitor's browser gets of the public page: medians of its requests and bytes. */
async function measurePublic(browser, url) {
  const seen = [];
  for (let run = 0; run < runs; run += 1) {
    seen.push(await load(browser, url, undefined, 0, publicPath, publicReady));
  }
  const middle = (pick) => median(seen.map(pick));
  const jsBytes = middle((one) => one.script);
  const cssBytes = middle((one) => one.style);
  return {
    requests: middle((one) => one.requests),
    jsBytes,
    cssBytes,
    jsCssBytes: jsBytes + cssBytes,
    shellJsCssBytes: middle((one) => one.shell),
  };
}

/** Loads every variant in turn, run by run, so that what disturbs the machine disturbs all of them. */
async function measure(browser, variants) {
  const states = new Map();
  for (const { name, url } of variants) states.set(name, await signedInState(browser, url));
  const loads = new Map(
    variants.map(({ name }) => [name, new Map([0, ...delays].map((delay) => [delay, []]))]),
  );
  for (let run = 0; run < runs; run += 1) {
    for (const delay of [0, ...delays]) {
      for (const { name, url } of variants) {
        loads
          .get(name)
          .get(delay)
          .push(await load(browser, url, states.get(name), delay));
      }
    }
  }
  return variants.map(({ name }) => [name, summarise(loads.get(name))]);
}

function summarise(byDelay) {
  const middle = (delay, pick) => median(byDelay.get(delay).map(pick));
  const [short, long] = delays;
  const waited = middle(long, (one) => one.milliseconds) - middle(short, (one) => one.milliseconds);
  const jsBytes = middle(0, (one) => one.script);
  const cssBytes = middle(0, (one) => one.style);
  return {
    requests: middle(0, (one) => one.requests),
    jsBytes,
    cssBytes,
    jsCssBytes: jsBytes + cssBytes,
    shellJsCssBytes: middle(0, (one) => one.shell),
    roundTrips: Number((waited / (long - short)).toFixed(2)),
  };
}

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} KB`;

function table(rows) {
  const line = ([name, row]) =>
    `| ${[name, row.requests, kilobytes(row.jsBytes), kilobytes(row.cssBytes), kilobytes(row.jsCssBytes), row.roundTrips].join(' | ')} |`;
  return [
    '| build | requests | JS | CSS | JS + CSS | round trips |',
    '|---|--:|--:|--:|--:|--:|',
    ...rows.map(line),
  ];
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

const variants = [];
for (const [name, builds] of [
  ['federated', federatedBuilds],
  ['one bundle', bundleBuilds],
]) {
  variants.push({ name, ...(await serveBuilds(builds)) });
}
const rows = await measure(browser, variants);
const landing = await measurePublic(browser, variants[0].url);
for (const { stop } of variants) await stop();
await browser.close();
console.log(
  `\nFirst load of ${path}, signed in, cold (median of ${runs} runs, interleaved; HTTP/2, brotli)\n`,
);
console.log(table(rows).join('\n'));
console.log(
  `\nFirst load of ${publicPath}, signed out, cold: ${landing.requests} requests, JS ${kilobytes(landing.jsBytes)}, CSS ${kilobytes(landing.cssBytes)}, together ${kilobytes(landing.jsCssBytes)}\n`,
);
const [federated, { shellJsCssBytes: _inBundle, ...oneBundle }] = rows.map(([, row]) => row);
console.log(
  `Of these the shell's own files: ${kilobytes(federated.shellJsCssBytes)} on ${path}, ${kilobytes(landing.shellJsCssBytes)} on ${publicPath}\n`,
);
const ratio = Object.fromEntries(
  Object.keys(oneBundle).map((key) => [key, Number((federated[key] / oneBundle[key]).toFixed(3))]),
);
const readme = join(root, 'README.md');
const text = readFileSync(readme, 'utf8').replace(/\| build \|[\s\S]*?\n\n/, `${table(rows).join('\n')}\n\n`);
writeFileSync(readme, text);
const results = join(root, 'bench/results.json');
const others = JSON.parse(readFileSync(results, 'utf8'));
writeFileSync(
  results,
  `${JSON.stringify({ ...others, [path]: { federated, oneBundle, ratio }, [publicPath]: landing }, null, 2)}\n`,
);
