/** The cost of the origin without a browser: choices of versions, and replies to visitors without a session. */
import { randomBytes } from 'node:crypto';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { emptyState } from '../../deploy/dist/control/state.js';
import { ChoiceIndex } from '../../deploy/dist/rollout/choice-index.js';
import { sendAsFastAsPossible, sendAtRate } from './open-loop.mjs';
import { serveBuilds } from './serve.mjs';

/** Numbers of areas, and of published versions of each. */
export const sizes = [
  { areas: 6, versions: 5 },
  { areas: 6, versions: 50 },
  { areas: 50, versions: 20 },
  { areas: 500, versions: 20 },
];

const paths = ['/discovery', '/landing', '/auth-advance/sign-in'];
const kill = { frozen: false, killed: [] };
const measureMs = 1000;
const rolloutCount = 5;

/** Milliseconds of CPU time of this process: other programs on the machine do not change it much. */
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

/**
 * Choices per second of CPU time with this number of areas and versions, without a rollout and with five areas in one;
 * and CPU time of the index, made once per revision.
 */
export function choicesPerSecond(size) {
  const state = stateOf(size, false);
  const start = cpuMs();
  const index = new ChoiceIndex(state, kill);
  const indexMs = Number((cpuMs() - start).toFixed(2));
  const within = perSecond(new ChoiceIndex(stateOf(size, true), kill));
  return { ...size, without: perSecond(index), within, indexMs };
}

const environment = { PEOPLE_PER_ADDRESS: '100000' };

const load = (data) =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: data });
    worker.once('message', resolve);
    worker.once('error', reject);
  });

/** Replies per second of the product's origin to each path: path, replies, failed ones. */
export async function repliesPerSecond(builds) {
  const { url, stop } = await serveBuilds(builds, {
    isSecure: false,
    environment,
  });
  const rows = [];
  for (const path of paths) {
    // The best compression is made in the background meanwhile.
    await load({ url: `${url}${path}`, seconds: 2 });
    const { perSecond: replies, failed } = await load({ url: `${url}${path}`, seconds: 5 });
    rows.push([path, Math.round(replies), failed]);
  }
  await stop();
  return rows;
}

const demo = { email: 'demo@az-connect.test', password: 'Demo-2026!' };

/** Headers of a visit of the demo member. */
async function visitOf(url) {
  const reply = await fetch(`${url}/az-connect-backend/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(demo),
  });
  const { access_token: token } = await reply.json();
  return { 'sec-fetch-dest': 'document', cookie: `authKey=${encodeURIComponent(token)}` };
}

/**
 * Cost of `/feed/home` for a member without answers in the page and with them: pages per second, CPU time of the process
 * for each, including the load generator's, and the 99th percentile of the latency at 30 pages a second.
 */
export async function pageCosts(builds) {
  const rows = [];
  for (const [name, waitMs] of [
    ['as it was', '0'],
    ['with answers', '150'],
  ]) {
    const { url, stop } = await serveBuilds(builds, {
      isSecure: false,
      environment: { ...environment, PAGE_ANSWERS_MS: waitMs },
    });
    const question = { url: `${url}/feed/home`, headers: await visitOf(url) };
    await load({ ...question, seconds: 2 });
    const before = process.cpuUsage();
    const { perSecond: pages, failed } = await load({ ...question, seconds: 5 });
    const { user, system } = process.cpuUsage(before);
    const { p99 } = await load({ ...question, seconds: 10, rate: 30 });
    const perPage = (user + system) / 1000 / (pages * 5);
    rows.push([name, Math.round(pages), perPage.toFixed(2), Math.round(p99), failed]);
    await stop();
  }
  return rows;
}

if (!isMainThread && workerData?.url) {
  const { url, headers, seconds, rate } = workerData;
  const next = () => ({ url: new URL(url), headers: { 'accept-encoding': 'br', ...headers } });
  const send = rate
    ? sendAtRate({ rate, seconds, next })
    : sendAsFastAsPossible({ clients: 16, seconds, next });
  parentPort.postMessage(await send);
}
