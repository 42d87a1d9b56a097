/** Measures the API on both engines, with 70 % reads: latency at a constant rate, CPU time, maximum rate. */
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDatabase } from '../../backend/dist/postgres/start-database.js';
import { startBackend } from './live/backends.mjs';
import { sendAsFastAsPossible, sendAtRate } from './open-loop.mjs';
import { writeResults } from './results.mjs';
import { serverCpuSeconds } from './server-cpu.mjs';
import { median } from './statistics.mjs';
import { switches } from './switches.mjs';

const rate = 60;
const seconds = 15;
const clients = 16;
const defaultRuns = 3;
const runs = Number(switches.runs ?? defaultRuns);

const demo = { email: 'demo@az-connect.test', password: 'Demo-2026!' };

async function signIn(api) {
  const headers = { 'content-type': 'application/json' };
  const reply = await fetch(`${api}/login`, { method: 'POST', headers, body: JSON.stringify(demo) });
  return (await reply.json()).access_token;
}

/** A cycle of ten requests: four read the feed, two comments and one the profile picture; three add a comment. */
function mix(api, token, name) {
  const authorization = `Bearer ${token}`;
  const form = 'multipart/form-data; boundary=x';
  const comment = (text) =>
    `--x\r\ncontent-disposition: form-data; name="comment"\r\n\r\n${text}\r\n--x--\r\n`;
  const read = (path) => ({ url: new URL(api + path), headers: { authorization } });
  return (index) => {
    const id = 1 + (index % 36);
    const kind = (index * 7) % 10;
    if (kind < 3) {
      return {
        url: new URL(`${api}/az/announcements-comments-store/${id}`),
        method: 'POST',
        headers: { authorization, 'content-type': form, 'idempotency-key': `${name}-${index}` },
        body: comment(`Mesure ${name} ${index}`),
      };
    }
    if (kind < 7) return read('/az/global');
    if (kind < 9) return read(`/az/announcements-comments/${id}`);
    return read('/profile/picture');
  };
}

async function cpuSeconds(origin) {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]);
}

async function measure({ env, pid }, name) {
  const { origin, api, stop } = await startBackend(env);
  const token = await signIn(api);
  const used = async () => ({ backend: await cpuSeconds(origin), server: pid ? serverCpuSeconds(pid) : 0 });
  await sendAtRate({ rate, seconds: 3, next: mix(api, token, `${name}-warm`) });
  const before = await used();
  const steady = await sendAtRate({ rate, seconds, next: mix(api, token, `${name}-steady`) });
  const after = await used();
  const most = await sendAsFastAsPossible({ clients, seconds: 8, next: mix(api, token, `${name}-most`) });
  await stop();
  if (steady.failed + most.failed > 0) throw new Error(`${steady.failed + most.failed} requests failed.`);
  const perRequest = (key) => ((after[key] - before[key]) * 1000) / steady.requests;
  return {
    p50: steady.p50,
    p99: steady.p99,
    cpuMs: perRequest('backend'),
    databaseCpuMs: perRequest('server'),
    perSecond: most.perSecond,
  };
}

const digits = { p50: 1, p99: 1, cpuMs: 2, databaseCpuMs: 2, perSecond: 0 };

/** For each figure `[median, minimum, maximum]` of the runs. */
function summarise(results) {
  const keys = Object.keys(digits);
  const round = (key, value) => Number(value.toFixed(digits[key]));
  return Object.fromEntries(
    keys.map((key) => {
      const values = results.map((result) => result[key]);
      return [key, [median(values), Math.min(...values), Math.max(...values)].map((one) => round(key, one))];
    }),
  );
}

const cell = ([middle, least, most]) => `${middle} (${least} – ${most})`;

const folder = mkdtempSync(join(tmpdir(), 'az-bench-'));
const { server, url, remove } = await startDatabase({ syncs: true });
const engines = {
  pglite: { name: 'PGlite', env: { DATA_DIR: join(folder, 'data') } },
  postgresql: { name: 'PostgreSQL', env: { DATABASE_URL: url }, pid: server.pid },
};
const results = new Map(Object.keys(engines).map((key) => [key, []]));
const load = [loadavg()[0]];
for (let run = 1; run <= runs; run += 1) {
  for (const [key, engine] of Object.entries(engines))
    results.get(key).push(await measure(engine, `${key}-${run}`));
}
load.push(loadavg()[0]);
await remove();
rmSync(folder, { recursive: true, force: true });

const rows = Object.fromEntries([...results].map(([key, list]) => [key, summarise(list)]));
console.log(
  `\nThe API, 70 % reads and 30 % writes: latencies and CPU at ${rate} requests a second for ${seconds} s, counted from the` +
    ` moment each was due; most requests a second with ${clients} clients. Median of ${runs} runs (lowest – highest),` +
    ` interleaved, client on the same machine: ${cpus().length} CPUs, load ${load.map((one) => one.toFixed(1)).join(' → ')}.\n`,
);
console.log(
  '| engine | p50 ms | p99 ms | CPU ms/request | database server CPU ms/request | most requests/s |',
);
console.log('|---|--:|--:|--:|--:|--:|');
for (const [key, row] of Object.entries(rows)) {
  const cells = [row.p50, row.p99, row.cpuMs].map(cell);
  const ofServer = key === 'pglite' ? '(in the same process)' : cell(row.databaseCpuMs);
  console.log(`| ${[engines[key].name, ...cells, ofServer, cell(row.perSecond)].join(' | ')} |`);
}
const backend = {
  rate,
  seconds,
  runs,
  cpus: cpus().length,
  load: load.map((one) => Number(one.toFixed(1))),
  ...rows,
};
if (runs >= defaultRuns) writeResults({ backend });
