/** Measures live streams on PostgreSQL with two processes, one of which is killed. */
import { setTimeout as wait } from 'node:timers/promises';
import { runSql } from '../../backend/dist/postgres/run-sql.js';
import { startDatabase } from '../../backend/dist/postgres/start-database.js';
import { startBackend } from './live/backends.mjs';
import { measureCommits } from './live/commits.mjs';
import { measureDelivery } from './live/delivery.mjs';
import { openStreams, publish, registerMembers, waitForStreams } from './live/members.mjs';
import { call } from './live/stream-client.mjs';
import { watchMachine } from './machine.mjs';
import { writeResults } from './results.mjs';
import { rounded } from './statistics.mjs';
import { switches } from './switches.mjs';

const isShort = switches.streams !== undefined;
const streams = Number(switches.streams ?? 1000);
const seconds = isShort ? 5 : 60;
const [streamsOfMember, postCount, watched] = [4, 200, 10];

const machine = watchMachine();
const { url, remove } = await startDatabase({ syncs: true });
const env = { DATABASE_URL: url };
const [first, second] = [await startBackend(env), await startBackend(env)];
const apis = [first.api, second.api];
const tokens = await registerMembers(first.api, streams / streamsOfMember);
const posts = [];
for (let index = 0; index < postCount; index += 1)
  posts.push(await publish(apis[index % 2], tokens[index % tokens.length], `Annonce ${index}`));

/** The arrivals of each event. Key: the text of its comment, or the id of its announcement. */
const arrivals = new Map();
let gaps = 0;
function take(client, { event, data, at, isNext }) {
  if (event === 'event' && !isNext) gaps += 1;
  const key = { 'comment.new': data.comment?.text, 'feed.new': data.post, 'own.post': data.post?.id }[
    data.type
  ];
  if (key) arrivals.set(key, [...(arrivals.get(key) ?? []), { client, at }]);
}

const before = first.memory();
const clients = await openStreams({ apis, tokens, posts, count: streams, watched, take });
const perStream = (first.memory() - before) / (streams / 2);
const delivery = await measureDelivery({ apis, tokens, posts, clients, arrivals, seconds });
machine.sample();

const connections = async () =>
  Number(
    (await runSql(url, "select count(*)::int as count from pg_stat_activity where datname = 'az'"))[0].count,
  );

/** Kills a process and likes a post as each member. Measures when all clients are back and know of the like. */
async function killOne() {
  const before = await connections();
  const known = new Map();
  const lost = clients.filter((client) => client.pickApi() === second.api);
  for (const client of lost) {
    client.pickApi = () => first.api;
    client.take = ({ data, at }) => data.type === 'own.reaction' && known.set(client, at);
  }
  const killedAt = performance.now();
  await second.stop('SIGKILL');
  for (const token of tokens)
    await call(`${first.api}/az/announcements/${posts[0]}/like`, { method: 'POST', token });
  await wait(0);
  const backAt = await waitForStreams(lost);
  while (known.size < lost.length) await wait(20);
  return {
    streams: lost.length,
    backMs: backAt - killedAt,
    caughtUpMs: Math.max(...known.values()) - killedAt,
    connections: { before, after: await connections() },
  };
}
const killed = await killOne();
for (const client of clients) client.close();

/** The longest wait for an event of another process, at a process that gets no messages from others. */
async function measureSweep() {
  const deaf = await startBackend({ ...env, SIGNALS: 'none' });
  const writtenAt = new Map();
  const waits = [];
  const [deafClients, rounds] = [20, isShort ? 1 : 5];
  const opened = await openStreams({
    ...{ apis: [deaf.api], tokens: tokens.slice(0, deafClients), posts, count: deafClients, watched: 1 },
    take: (index, { data, at }) => {
      if (data.type === 'own.mark') waits.push(at - writtenAt.get(index));
    },
  });
  for (let round = 1; round <= rounds; round += 1) {
    for (const [index, token] of tokens.slice(0, deafClients).entries()) {
      const method = round % 2 ? 'PUT' : 'DELETE';
      writtenAt.set(index, performance.now());
      await call(`${first.api}/az/announcements/${posts[0]}/saved`, { method, token });
    }
    while (waits.length < deafClients * round) await wait(20);
  }
  for (const client of opened) client.close();
  await deaf.stop();
  return Math.max(...waits);
}
const sweepMs = await measureSweep();
await first.stop();
const commits = await measureCommits(url);
await remove();

const round = (value) => Math.round(value);
const live = {
  streams,
  seconds,
  ...{ members: tokens.length, acts: delivery.acts, delivered: delivery.delivered },
  ...{ missing: delivery.missing, doubled: delivery.doubled, gaps, failures: delivery.failures },
  deliveryMs: { p50: round(delivery.delivery.p50), p99: round(delivery.delivery.p99) },
  readsMs: { p50: round(delivery.reads.p50), p99: round(delivery.reads.p99) },
  kilobytesPerStream: round(perStream),
  killed: { ...killed, backMs: round(killed.backMs), caughtUpMs: round(killed.caughtUpMs) },
  longestSweepMs: round(sweepMs),
  commitsPerSecond: {
    without: round(commits.without),
    withMessages: round(commits.with),
    lost: rounded(commits.lost),
  },
  machine: machine.noise(),
};
console.log(JSON.stringify(live, null, 2));
/** `[measured value, maximum]`. The maximum also applies to short runs. */
const limits = {
  missing: [live.missing, 0],
  doubled: [live.doubled, 0],
  gaps: [gaps, 0],
  'delivery p99, ms': [live.deliveryMs.p99, 500],
  'back after a killed process, ms': [live.killed.backMs, 15_000],
  'an event that no message announces, ms': [live.longestSweepMs, 6000],
};
const exceeded = Object.entries(limits).filter(([, [value, limit]]) => !(value <= limit));
for (const [name, [value, limit]] of exceeded) console.error(`${name}: ${value}, more than ${limit}`);
if (exceeded.length > 0) process.exitCode = 1;
else if (!isShort) writeResults({ live });
