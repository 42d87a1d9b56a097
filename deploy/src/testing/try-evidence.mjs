/**
 * Runs the limits of evidence on a real database, in its own process because PGlite does not run inside jest: `node
 * try-evidence.mjs <data directory>` after `npx tsc -b`. Prints the results as JSON.
 */
import { browser, failure, member, minute, openGuardrail } from './open-guardrail.mjs';

const [, , dataDir] = process.argv;
const { clock, telemetry, guardrail, post, view, command, rolloutNow, startRollout, publish, close } =
  await openGuardrail(dataDir);
const seen = {};

const first = await startRollout(await publish('1.1.0'));

// Limits of a person and an address, as evidence and as sessions.
const failing = async (rollout) =>
  (await telemetry.record(rollout.id, 5000, clock.now)).failing.reduce((sum, { count }) => sum + count, 0);
const sources = async (rollout) => (await telemetry.record(rollout.id, 5000, clock.now)).sources;
seen.evidence = {};
async function printEvidence(name, views) {
  const before = await failing(first);
  await views();
  seen.evidence[name] = (await failing(first)) - before;
}
await printEvidence('a member who fails in five hours', async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    await view(first, 'canary', failure('fail-crash'), { visitor: member('looping') });
    clock.now += 61 * minute;
  }
});
await printEvidence('eight browsers of one network', async () => {
  for (let turn = 0; turn < 8; turn += 1)
    await view(first, 'canary', failure(), { visitor: browser(), address: `2001:db8:7:${turn}::1` });
});
await printEvidence('twenty-five members of one office', async () => {
  for (let turn = 0; turn < 25; turn += 1) await view(first, 'canary', failure(), { address: '192.0.2.1' });
});
await printEvidence('a second browser with the unit of the first', async () => {
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
const ofAddress = await telemetry.record(counting.id, 5000, clock.now);
clock.now += 10 * minute;
for (let turn = 0; turn < 5; turn += 1) await succeed(undefined, '198.51.100.2');
const later = await telemetry.record(counting.id, 5000, clock.now);
seen.counted = [
  ofAddress.canary.succeeded,
  ofAddress.stable.succeeded,
  ofAddress.people,
  later.canary.succeeded,
];
await command('abort');

// The configured share is used: reports invented by an address do not weaken the evidence.
const hidden = await startRollout(await publish('1.1.2'), 2500);
for (let turn = 0; turn < 100; turn += 1)
  await view(hidden, 'canary', { what: 'ok' }, { basisPoints: 2500, visitor: browser() });
for (let turn = 0; turn < 6; turn += 1) await view(hidden, 'canary', failure(), { basisPoints: 2500 });
await guardrail.check();
seen.hidden = (await rolloutNow()).state;

// One address cannot roll back a version, whatever it reports; an office with three members can.
const bought = await startRollout(await publish('1.1.3'), 100);
const fail = (visitor) =>
  view(bought, 'canary', failure(), { basisPoints: 100, visitor, address: '203.0.113.1' });
for (let turn = 0; turn < 20; turn += 1) await fail(browser());
for (let turn = 0; turn < 2; turn += 1) await fail();
await guardrail.check();
seen.bought = guardrail.healthOf('feed').verdict.reason;
await fail();
await guardrail.check();
seen.office = (await rolloutNow()).state;
await command('abort');

// Unattributed failures: both sides alike say nothing about the canary; those sessions have not succeeded.
const unattributed = async (rollout, cohort, more = {}) => {
  const { ticket, version } = await view(rollout, cohort, { what: 'ok' }, more);
  await post([{ area: 'feed', version, ticket, ...failure('unattributed') }], more.address);
};
const alike = await startRollout(await publish('1.1.4'));
for (let turn = 0; turn < 40; turn += 1) {
  await unattributed(alike, 'canary');
  await unattributed(alike, 'stable');
}
await guardrail.check();
const { canary: suspects, verdict } = guardrail.healthOf('feed');
seen.alike = [(await rolloutNow()).state, suspects, verdict.reason];
await command('abort');

// Only the canary's: it is rolled back.
const broken = await startRollout(await publish('1.1.5'));
let sessions = 0;
while ((await rolloutNow()).state === 'running' && sessions < 40) {
  sessions += 1;
  await unattributed(broken, 'canary');
  await view(broken, 'stable', { what: 'ok' });
  await guardrail.check();
}
seen.broken = [(await rolloutNow()).state, sessions];

// A page that reports its start and nothing else: lost, unless it said that it was left.
const lost = await startRollout(await publish('1.1.6'));
for (let turn = 0; turn < 20; turn += 1) {
  await view(lost, 'canary', null);
  await view(lost, 'stable', { what: 'left' });
}
clock.now += 3 * minute;
await guardrail.check();
seen.waiting = guardrail.healthOf('feed').evidence < 2;
clock.now += 1;
await guardrail.check();
seen.lost = (await rolloutNow()).state;

await close();
process.stdout.write(`${JSON.stringify(seen)}\n`);
