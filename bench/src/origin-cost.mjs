/** Measures the origin without a browser: choosing versions, and replying to visitors without a session. */
import { randomBytes } from 'node:crypto';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { emptyState } from '../../deploy/dist/control/state.js';
import { ChoiceIndex } from '../../deploy/dist/rollout/choice-index.js';
import { sendLoad } from './load-process.mjs';
import { serveBuilds } from './serve.mjs';

/** Numbers of areas, and of published versions of each area. */
export const sizes = [
  { areas: 6, versions: 5 },
  { areas: 6, versions: 50 },
  { areas: 50, versions: 20 },
  { areas: 500, versions: 20 },
];

const page = '/landing';
const paths = ['/discovery', page, '/auth-advance/sign-in'];
const kill = { frozen: false, killed: [] };
const measureMs = 1000;
const rolloutCount = 5;

/** CPU time of this process in milliseconds, which depends little on other programs of the machine. */
function cpuMs() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function stateOf({ areas, versions }, hasRollout) {
  const names = ['shell', ...Array.from({ length: areas - 1 }, (_, index) => `area-${index}`)];
  const all = names.flatMap((area) =>
    Array.from({ length: versions }, (_, index) => ({
      ...{ area, version: `1.${index}.0+b${index}`, record: { area }, signature: null, publishedAt: 0 },
      ...{ servedUntil: null, killedAt: null, recalledAt: null, removedAt: null, crawl: null },
    })),
  );
  const canaries = hasRollout ? names.slice(1, 1 + rolloutCount) : [];
  return {
    ...emptyState,
    versions: all,
    stable: all.map(({ area, version }, place) => ({ place, area, version, since: 0, retreated: false })),
    rollouts: canaries.map((area) => ({
      ...{ id: randomBytes(16).toString('hex'), area, version: '1.0.0+b0', endedAt: null },
      ...{ steps: [{ basisPoints: 5000, soakMs: 0 }], step: 0 },
    })),
  };
}

function perSecond(index) {
  let count = 0;
  const start = cpuMs();
  while (cpuMs() - start < measureMs) {
    for (let turn = 0; turn < 1000; turn += 1) index.choose(String(count++));
  }
  return Math.round((count * 1000) / (cpuMs() - start));
}

/** Choices per CPU second, `without` and `within` five rollouts. `indexMs`: CPU time of the index of a revision. */
export function choicesPerSecond(size) {
  const state = stateOf(size, false);
  const start = cpuMs();
  const index = new ChoiceIndex(state, kill);
  const indexMs = Number((cpuMs() - start).toFixed(2));
  const within = perSecond(new ChoiceIndex(stateOf(size, true), kill));
  return { ...size, without: perSecond(index), within, indexMs };
}

const environment = { PEOPLE_PER_ADDRESS: '100000' };

async function order({ versions }, command) {
  const answer = await versions.control.execute('origin', command);
  if (!answer.ok) throw new Error(answer.sentence);
}

/** Publishes a second version of everything, with the same files, and gives it to half of the visitors. */
async function rollOutAll(served, builds) {
  const { root } = served.files;
  const steps = [5000, 10_000].map((basisPoints) => ({ basisPoints, soakMs: 0 }));
  for (const { record } of builds) {
    const { area, folder } = record;
    const [number] = record.version.split('+');
    // A container's name contains the build of its version, so the second version needs another name.
    const container = record.container && { container: `${area}_b1` };
    const next = { ...record, ...container, version: `${number}+b1`, folder: `${number}-b1` };
    cpSync(join(root, area, folder), join(root, area, next.folder), { recursive: true });
    await order(served, { verb: 'publish', candidate: { record: next }, signature: null, live: false });
    const rolloutId = randomBytes(16).toString('hex');
    await order(served, { verb: 'start', area, version: next.version, steps, rolloutId });
  }
}

/** Headers with the cookie of a browser whose reports count, so that it gets tickets in a rollout. */
async function countedBrowser(url) {
  // A cohort is given to a page that brings back the cookie of the page before.
  const reply = await fetch(url, { headers: { cookie: 'az-cohort=new' } });
  await reply.arrayBuffer();
  const [cookie] = reply.headers.getSetCookie();
  return cookie ? { cookie: cookie.split(';')[0] } : {};
}

/** Half of the replies per second that an origin must reach on two cores. */
const halfRate = 750;

async function repliesTo(url, headers, seconds) {
  const load = { requests: [{ url, headers }], seconds };
  // Not measured: during this load, the origin makes the best compression in the background.
  await sendLoad(load);
  const start = cpuMs();
  const { perSecond: replies, requests, failed } = await sendLoad(load);
  const cpu = (cpuMs() - start) / requests;
  const { p99 } = await sendLoad({ ...load, rate: halfRate });
  return [Math.round(replies), cpu.toFixed(2), Math.round(p99), failed];
}

/** Collects garbage, and returns the megabytes still in use. */
function usedMegabytes() {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  const { heapUsed, external } = process.memoryUsage();
  return Math.round((heapUsed + external) / 1_000_000);
}

/** Requests all paths as one visitor, while `freeze` and `unfreeze` keep changing the revision. */
async function repliesAndRevisions(served, headers, { replies, revisions }) {
  const requests = paths.map((path) => ({ url: served.url + path, headers }));
  let isUnderWay = true;
  const sent = sendLoad({ requests, count: replies }).finally(() => {
    isUnderWay = false;
  });
  for (let revision = 0; isUnderWay || revision < revisions; revision += 2) {
    for (const verb of ['freeze', 'unfreeze']) {
      await order(served, { verb });
      await wait(250);
    }
  }
  return sent;
}

/** Megabytes in use before and after this many replies and at least this many revisions, with failed replies. */
async function memoryOver(served, { replies, revisions }) {
  // Only one visitor, because each combination of cohorts needs its own pages in every revision.
  const headers = await countedBrowser(`${served.url}${page}`);
  await repliesAndRevisions(served, headers, { replies: replies / 10, revisions: revisions / 10 });
  const before = usedMegabytes();
  const { failed } = await repliesAndRevisions(served, headers, { replies, revisions });
  return { replies, revisions, before, after: usedMegabytes(), failed };
}

/** Passes replies per second, CPU time, 99th percentile and failures to `show`, and then measures memory. */
export async function repliesOf(builds, { seconds, show, ...counts }) {
  const served = await serveBuilds(builds, { isSecure: false, environment });
  const rows = [];
  for (const name of ['none', 'of everything']) {
    if (rows.length > 0) await rollOutAll(served, builds);
    const headers = await countedBrowser(`${served.url}${page}`);
    for (const path of paths)
      rows.push([path, name, ...(await repliesTo(`${served.url}${path}`, headers, seconds))]);
  }
  show(rows);
  const memory = await memoryOver(served, counts);
  await served.stop();
  return { rows, memory };
}
