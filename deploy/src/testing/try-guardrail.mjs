/**
 * Tries reports, sessions and the guardrail on a real database, in a process of its own because PGlite does not run inside
 * jest: `node try-guardrail.mjs <data directory>` after `npx tsc -b`, for a PostgreSQL server with `DATABASE_URL`. `FORGED`
 * says how many forged and replayed reports are sent. Prints what it saw as JSON.
 */
import { randomBytes } from 'node:crypto';
import { openDatabase } from '@az/backend';
import fastify from 'fastify';
import { Registry } from 'prom-client';
import { ControlPlane } from '../../dist/control/control-plane.js';
import { DatabaseStore } from '../../dist/control/database-store.js';
import { Guardrail } from '../../dist/guardrail/guardrail.js';
import { ReportCounts } from '../../dist/outcomes/counts.js';
import { registerReports } from '../../dist/outcomes/hear-reports.js';
import { OutcomeStore } from '../../dist/outcomes/outcome-store.js';
import { Presence } from '../../dist/outcomes/presence.js';
import { Tickets } from '../../dist/outcomes/tickets.js';
import { migrateDeploy } from '../../dist/schema/tables.js';
import { goodArea, goodShell } from '../../dist/testing/sample-records.js';

const [, , dataDir] = process.argv;
const forged = Number(process.env.FORGED ?? 1000);
const db = await openDatabase({ dataDir, url: process.env.DATABASE_URL });
await migrateDeploy(db);
const seen = { engine: db.engine };

let now = Date.parse('2026-03-01T10:00:00Z');
const clock = () => now;
const minute = 60_000;
const control = new ControlPlane(new DatabaseStore(db), clock);
const outcomes = new OutcomeStore(db);
const key = await outcomes.ticketKey();
const tickets = new Tickets(key);
const registry = new Registry();
const counts = new ReportCounts(registry);
const said = [];
const guardrail = new Guardrail({ control, outcomes, counts, say: (line) => said.push(line), now: clock });
const app = fastify({ trustProxy: true });
const signedIn = 'authKey=open';
registerReports(app, {
  ...{ store: outcomes, counts, tickets },
  isSignedIn: async ({ headers }) => headers.cookie === signedIn,
  isKnown: async (area, version) =>
    (await control.store.read()).versions.some((one) => one.area === area && one.version === version),
  now: clock,
});

let addresses = 0;
/** Sends reports, from an address of their own unless they come from a given one. */
async function post(reports, address, cookie = '') {
  addresses += 1;
  const from = address ?? `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
  const headers = { 'x-forwarded-for': from, cookie };
  return app.inject({ method: 'POST', url: '/discovery/reports', headers, payload: { reports } });
}

const failure = (what = 'fail-mount') => ({
  what,
  failure: {
    id: randomBytes(5).toString('hex'),
    stage: 'render',
    route: '/feed/home',
    cause: 'Error: broken',
    hidden: true,
  },
});

let people = 0;
const member = (unit) => ({ unit: String(unit), browser: null });
const browser = (unit = randomBytes(8).toString('hex'), id = 'one') => ({ unit, browser: id });
/** One more person is assigned, a member unless said otherwise, and their page says what became of it. */
async function view(rollout, cohort, words, { basisPoints = 5000, visitor, address } = {}) {
  people += 1;
  const version = cohort === 'canary' ? rollout.version : rollout.from;
  const ticket = tickets.write(
    { rollout: rollout.id, area: 'feed', version, cohort, basisPoints, visitor: visitor ?? member(people) },
    now,
  );
  const report = { area: 'feed', version, ticket };
  await post([{ ...report, what: 'started' }], address);
  if (words) await post([{ ...report, ...words }], address);
  return report;
}

const command = (verb, more = {}) => control.execute('origin', { verb, area: 'feed', ...more });
const rolloutNow = async () => (await control.store.read()).rollouts.at(-1);
async function startRollout(version, basisPoints = 5000) {
  const rolloutId = randomBytes(16).toString('hex');
  const steps = [basisPoints, 10_000].map((share) => ({ basisPoints: share, soakMs: 10 * minute }));
  await command('start', { version, steps, rolloutId });
  return rolloutNow();
}

for (const record of [goodShell(), goodArea('feed')])
  await control.execute('origin', { verb: 'publish', candidate: { record }, signature: null, live: true });
const publish = async (number) => {
  const record = goodArea('feed', number);
  await control.execute('origin', { verb: 'publish', candidate: { record }, signature: null, live: false });
  return record.version;
};

// Forged and replayed reports: none of them counts.
const first = await startRollout(await publish('1.1.0'));
const good = await view(first, 'canary', { what: 'ok', loadMs: 120 });
const [words, mac] = good.ticket.split('.');
const changed = JSON.parse(Buffer.from(words, 'base64url').toString());
const forge = [
  () => `${words}.${randomBytes(32).toString('base64url')}`,
  () =>
    `${Buffer.from(JSON.stringify({ ...changed, session: randomBytes(16).toString('hex') })).toString('base64url')}.${mac}`,
  () => new Tickets(randomBytes(32).toString('hex')).write({ ...changed, visitor: browser() }, now),
  () => `${words}.${mac}.${mac}`,
  () =>
    tickets.write(
      {
        rollout: first.id,
        area: 'feed',
        version: first.version,
        cohort: 'canary',
        basisPoints: 5000,
        visitor: browser(),
      },
      now - 3 * 60 * minute,
    ),
  () =>
    tickets.write(
      {
        rollout: first.id,
        area: 'events',
        version: first.version,
        cohort: 'canary',
        basisPoints: 5000,
        visitor: browser(),
      },
      now,
    ),
  () => randomBytes(60).toString('base64url'),
  () => '',
];
for (let turn = 0; turn < forged; turn += 1) {
  const half = turn % 2 === 0;
  const ticket = half ? forge[(turn / 2) % forge.length]() : good.ticket;
  // A replay says what was said before, again and again.
  const what = half ? failure() : { what: 'ok', loadMs: 120 };
  await post([{ area: 'feed', version: first.version, ticket, ...what }]);
}
const afterForging = await outcomes.record(first.id, 5000, now);
seen.forged = { canary: afterForging.canary, failing: afterForging.failing.length };
if (afterForging.canary.started !== 1 || afterForging.canary.failed + afterForging.failing.length > 0)
  process.exitCode = 1;
const unknown = await post([{ area: 'feed', version: '9.9.9+ffff', what: 'ok', loadMs: 1 }]);
seen.unknown = [unknown.statusCode, counts.take().map(({ version }) => version)];
const vitals = { area: 'feed', version: first.version, what: 'vitals', lcpMs: 900, cls: 0.01 };
seen.vitals = (await post([vitals])).statusCode;
seen.metrics = (await registry.metrics()).match(/^az_(web_vital_seconds|layout_shift_score)_count.*$/gm);
seen.rubbish = (await post([{ area: 'feed', version: first.version, what: 'fine' }])).statusCode;

// A person and an address are evidence so many times, and count as so many sessions.
const failing = async (rollout) =>
  (await outcomes.record(rollout.id, 5000, now)).failing.reduce((sum, { count }) => sum + count, 0);
const sources = async (rollout) => (await outcomes.record(rollout.id, 5000, now)).sources;
seen.evidence = {};
async function tellEvidence(name, views) {
  const before = await failing(first);
  await views();
  seen.evidence[name] = (await failing(first)) - before;
}
await tellEvidence('a member who fails in five hours', async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    await view(first, 'canary', failure('fail-crash'), { visitor: member('looping') });
    now += 61 * minute;
  }
});
await tellEvidence('eight browsers of one network', async () => {
  for (let turn = 0; turn < 8; turn += 1)
    await view(first, 'canary', failure(), { visitor: browser(), address: `2001:db8:7:${turn}::1` });
});
await tellEvidence('twenty-five members of one office', async () => {
  for (let turn = 0; turn < 25; turn += 1) await view(first, 'canary', failure(), { address: '192.0.2.1' });
});
await tellEvidence('a second browser with the unit of the first', async () => {
  const unit = 'ab'.repeat(8);
  await view(first, 'canary', { what: 'ok' }, { visitor: browser(unit, 'one') });
  await view(first, 'canary', failure(), { visitor: browser(unit, 'two') });
});
seen.sources = await sources(first);
await command('abort');

const counting = await startRollout(await publish('1.1.1'));
const succeed = (visitor, address, cohort = 'canary') =>
  view(counting, cohort, { what: 'ok' }, { visitor, address });
for (let turn = 0; turn < 5; turn += 1) await succeed(browser(), '198.51.100.1');
for (let turn = 0; turn < 25; turn += 1) await succeed(undefined, '198.51.100.2');
for (let turn = 0; turn < 25; turn += 1) await succeed(undefined, '198.51.100.2', 'stable');
const ofAddress = await outcomes.record(counting.id, 5000, now);
now += 10 * minute;
for (let turn = 0; turn < 5; turn += 1) await succeed(undefined, '198.51.100.2');
const later = await outcomes.record(counting.id, 5000, now);
seen.counted = [
  ofAddress.canary.succeeded,
  ofAddress.stable.succeeded,
  ofAddress.people,
  later.canary.succeeded,
];
await command('abort');

// The configured share weighs: what an address has made up of the canary takes nothing from it.
const hidden = await startRollout(await publish('1.1.2'), 2500);
for (let turn = 0; turn < 100; turn += 1)
  await view(hidden, 'canary', { what: 'ok' }, { basisPoints: 2500, visitor: browser() });
for (let turn = 0; turn < 6; turn += 1) await view(hidden, 'canary', failure(), { basisPoints: 2500 });
await guardrail.look();
seen.hidden = (await rolloutNow()).state;

// One address is not enough to take back a version, whatever it reports; one office with three members is.
const bought = await startRollout(await publish('1.1.3'), 100);
const fail = (visitor) =>
  view(bought, 'canary', failure(), { basisPoints: 100, visitor, address: '203.0.113.1' });
for (let turn = 0; turn < 20; turn += 1) await fail(browser());
for (let turn = 0; turn < 2; turn += 1) await fail();
await guardrail.look();
seen.bought = guardrail.healthOf('feed').verdict.reason;
await fail();
await guardrail.look();
seen.office = (await rolloutNow()).state;

// Silence: who started, said nothing and was there a little later has failed; who was gone has not.
const second = await startRollout(await publish('1.2.0'));
await view(second, 'canary', null, { visitor: member('still here') });
await view(second, 'canary', null, { visitor: member('gone') });
await view(second, 'canary', { what: 'left' }, { visitor: member('left in time') });
await view(second, 'canary', null, { visitor: browser('shared', 'silent') });
const presence = new Presence();
now += 20_000;
const there = [member('still here'), member('left in time'), browser('shared', 'another')];
for (const visitor of there) presence.see({ ...visitor, isCounted: true });
await presence.write(outcomes, tickets, [second.id], now);
now += 45_000;
await guardrail.look();
seen.silent = guardrail.healthOf('feed').canary;
await command('abort');

// Everything fails, for another reason: nobody is blamed, and the rollout holds.
const third = await startRollout(await publish('1.3.0'));
for (let turn = 0; turn < 40; turn += 1)
  await view(third, turn % 2 ? 'canary' : 'stable', failure('fail-load'));
await guardrail.look();
seen.common = guardrail.healthOf('feed').verdict.reason;
seen.commonAlarm = guardrail.alarms().map(({ sentence }) => sentence.slice(0, 23));
await command('abort');

// The canary fails for everybody: it is taken back, and the log says by whom and why.
const fourth = await startRollout(await publish('1.4.0'));
let views = 0;
while ((await rolloutNow()).endedAt === null && views < 100) {
  views += 1;
  await view(fourth, 'canary', failure());
  await view(fourth, 'stable', { what: 'ok', loadMs: 200 });
  await guardrail.look();
}
const afterwards = await control.store.read();
const [line] = (await control.store.audit()).slice(-1);
seen.rolledBack = {
  views,
  state: afterwards.rollouts.at(-1).state,
  recalled: afterwards.versions.find(({ version }) => version === fourth.version).recalledAt !== null,
  line: [line.who, line.verb, line.area, line.result, line.what],
  why: line.why.slice(0, 51),
};
seen.said = said.some((sentence) => sentence.includes('Nobody is given feed 1.4.0+b140 any more.'));

// Clean sessions let a step go on, but not before its time.
const fifth = await startRollout(await publish('1.5.0'), 100);
for (let turn = 0; turn < 60; turn += 1)
  await view(fifth, 'canary', { what: 'ok', loadMs: 90 }, { basisPoints: 100 });
for (let turn = 0; turn < 30; turn += 1)
  await view(fifth, 'stable', { what: 'ok', loadMs: 90 }, { basisPoints: 100 });
await guardrail.look();
seen.soaking = guardrail.healthOf('feed').verdict.reason;
now += 9 * minute;
await view(fifth, 'stable', { what: 'ok' }, { basisPoints: 100, visitor: member(1) });
now += minute;
await guardrail.look();
seen.advanced = [(await rolloutNow()).step, guardrail.healthOf('feed').verdict.reason];

// A guardrail that cannot look holds everything, and is an alarm within a minute.
const asked = outcomes.record.bind(outcomes);
outcomes.record = () => Promise.reject(new Error('The database is gone'));
seen.dead = await guardrail.look().catch(({ message }) => message);
now += 46_000;
seen.alarm = guardrail.alarms().map(({ sentence }) => sentence.slice(0, 38));
outcomes.record = asked;

// What was reported can be found, says whether a member was signed in, and is forgotten.
const [last] = await outcomes.failures('feed', 1);
const found = await outcomes.failure(last.id);
seen.found = [found.route, found.verified];
const known = { area: 'feed', version: fifth.version };
counts.take();
const [ofMember, ofAnybody] = [failure(), failure()];
await post([{ ...known, ...ofMember }], '192.0.2.9', signedIn);
await post([{ ...known, ...ofAnybody }], '192.0.2.9', 'authKey=made up');
const verified = async ({ failure: { id } }) => (await outcomes.failure(id)).verified;
seen.verified = [await verified(ofMember), await verified(ofAnybody)];
seen.verifiedMinutes = counts.take().map((row) => [row.verified, row.failures]);
const tomorrow = now + 25 * 60 * minute;
await outcomes.forget(now - minute, [fifth.id], tomorrow, { sessions: 40, failures: 1 });
const kept = await outcomes.record(fifth.id, 100, now);
seen.limited = [
  (await outcomes.failures('feed', 9)).map(({ id }) => id === ofMember.failure.id),
  kept.people.total,
];
await outcomes.forget(now + minute, [], tomorrow);
seen.forgotten = [
  await outcomes.failure(last.id),
  (await outcomes.failures('feed', 9)).length,
  (await outcomes.record(fifth.id, 100, now)).people.total,
];

await app.close();
await db.close();
process.stdout.write(`${JSON.stringify(seen)}\n`);
