/** Measures what a signed-in visit of `/feed/home` costs the origin, with and without answers to its first calls. */
import { startDatabase } from '../../backend/dist/postgres/start-database.js';
import { sendLoad } from './load-process.mjs';
import { serveBuilds } from './serve.mjs';
import { serverCpuSeconds } from './server-cpu.mjs';

const api = '/az-connect-backend/api';
const demo = { email: 'demo@az-connect.test', password: 'Demo-2026!' };

/** The limits of an address are then so high that no request is refused. */
const environment = { PEOPLE_PER_ADDRESS: '100000' };

/** Visits a second. */
const rate = 30;

const openEngine = {
  PGlite: async () => ({ environment: {}, serverCpu: () => null, close: async () => {} }),
  PostgreSQL: async () => {
    const { server, url, remove } = await startDatabase({ syncs: true });
    return {
      environment: { DATABASE_URL: url },
      serverCpu: () => serverCpuSeconds(server.pid),
      close: remove,
    };
  },
};

const postJson = (body) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** The page, and the calls that it makes where it has no answers, of a browser with (`az-main`) the main script. */
async function visitOf(url, shellFolder) {
  const reply = await fetch(`${url}${api}/login`, postJson(demo));
  const { access_token: token } = await reply.json();
  const authorization = `Bearer ${token}`;
  const verify = postJson({ access_token: token });
  const page = (cookie) => ({ url: `${url}/feed/home`, headers: { 'sec-fetch-dest': 'document', cookie } });
  const session = `authKey=${encodeURIComponent(token)}`;
  return {
    firstPage: page(session),
    page: page(`${session}; az-main=${shellFolder}`),
    calls: [
      { url: `${url}${api}/verify-token`, ...verify, headers: { ...verify.headers, authorization } },
      { url: `${url}${api}/az/global?view=home`, headers: { authorization } },
    ],
  };
}

const visits = [
  { name: 'the page alone, without answers', waitMs: 0, requests: ({ page }) => [page] },
  {
    name: 'the page without answers, and its calls',
    waitMs: 0,
    requests: ({ page, calls }) => [page, ...calls],
  },
  { name: 'the page with answers', waitMs: 150, requests: ({ page }) => [page] },
  {
    name: 'the page with answers and the main script',
    waitMs: 150,
    requests: ({ firstPage }) => [firstPage],
  },
];

/** Throws unless the page has as many answers as the visit leaves to it. */
async function checkAnswers({ name, waitMs }, { page }) {
  const html = await (await fetch(page.url, page)).text();
  const count = html.split('data-az-answer=').length - 1;
  if (count !== (waitMs === 0 ? 0 : 2)) throw new Error(`${name}: ${count} answers are in it.`);
}

async function costOf(visit, engine, builds, seconds) {
  const database = await openEngine[engine]();
  const { url, stop } = await serveBuilds(builds, {
    isSecure: false,
    environment: { ...environment, ...database.environment, PAGE_ANSWERS_MS: String(visit.waitMs) },
  });
  const { folder } = builds.find(({ record }) => record.area === 'shell').record;
  const asked = await visitOf(url, folder);
  const requests = visit.requests(asked);
  // Not measured: during this load, the origin makes the best compression in the background.
  await sendLoad({ requests, seconds: 2 });
  const [cpu, server] = [process.cpuUsage(), database.serverCpu()];
  // Not as many as it can: then answers would come too late for their page, and cost less.
  const sent = await sendLoad({ requests, seconds, rate: rate * requests.length });
  const { user, system } = process.cpuUsage(cpu);
  const serverSeconds = database.serverCpu() - server;
  await checkAnswers(visit, asked);
  await stop();
  await database.close();
  // The load process also sends requests for a second before those that it counts.
  const count = rate * (seconds + 1);
  return {
    ...{ visit: visit.name, engine },
    cpuMs: Number(((user + system) / 1000 / count).toFixed(2)),
    databaseCpuMs: server === null ? null : Number(((serverSeconds * 1000) / count).toFixed(2)),
    p99: requests.length > 1 ? null : Math.round(sent.p99),
    failed: sent.failed,
  };
}

/**
 * For each engine and kind of visit, at 30 visits a second: CPU time of the origin and of a database server in
 * milliseconds per visit, 99th percentile in milliseconds, failed requests.
 */
export async function pageCosts(builds, { seconds = 15 } = {}) {
  const rows = [];
  for (const engine of Object.keys(openEngine))
    for (const visit of visits) rows.push(await costOf(visit, engine, builds, seconds));
  return rows;
}
