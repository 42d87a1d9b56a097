/**
 * Runs reports, sessions and the guardrail on a real database, in its own process because PGlite does not run inside
 * jest: `node try-guardrail.mjs <data directory>` after `npx tsc -b`, for a PostgreSQL server with `DATABASE_URL`.
 * `FORGED` is the number of forged and replayed reports. Prints the results as JSON.
 */
import { randomBytes } from 'node:crypto';
import { AlertQueue } from '../../dist/alerts/alert-queue.js';
import { historyOf } from '../../dist/api/status.js';
import { formatHistory } from '../../dist/command-line/format-output.js';
import { alarmSentence, readWhy } from '../../dist/guardrail/sentences.js';
import { Presence } from '../../dist/telemetry/presence.js';
import { Tickets } from '../../dist/telemetry/tickets.js';
import { browser, failure, member, minute, openGuardrail, signedIn } from './open-guardrail.mjs';

const [, , dataDir] = process.argv;
const forged = Number(process.env.FORGED ?? 1000);
const { clock, db, control, telemetry, tickets, registry, counts, said, guardrail, ...world } =
  await openGuardrail(dataDir);
const { post, view, command, rolloutNow, startRollout, publish, close } = world;
const seen = { engine: db.engine };

// Forged and replayed reports: none of them counts.
const first = await startRollout(await publish('1.1.0'));
const good = await view(first, 'canary', { what: 'ok', loadMs: 120 });
const [words, mac] = good.ticket.split('.');
const changed = JSON.parse(Buffer.from(words, 'base64url').toString());
const forge = [
  () => `${words}.${randomBytes(32).toString('base64url')}`,
  () =>
    `${Buffer.from(JSON.stringify({ ...changed, session: randomBytes(16).toString('hex') })).toString('base64url')}.${mac}`,
  () => new Tickets(randomBytes(32).toString('hex')).write({ ...changed, visitor: browser() }, clock.now),
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
      clock.now - 3 * 60 * minute,
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
      clock.now,
    ),
  () => randomBytes(60).toString('base64url'),
  () => '',
];
for (let turn = 0; turn < forged; turn += 1) {
  const half = turn % 2 === 0;
  const ticket = half ? forge[(turn / 2) % forge.length]() : good.ticket;
  // A replay repeats an earlier report.
  const what = half ? failure() : { what: 'ok', loadMs: 120 };
  await post([{ area: 'feed', version: first.version, ticket, ...what }]);
}
const afterForging = await telemetry.record(first.id, 5000, clock.now);
seen.forged = { canary: afterForging.canary, failing: afterForging.failing.length };
if (afterForging.canary.started !== 1 || afterForging.canary.failed + afterForging.failing.length > 0)
  process.exitCode = 1;
const unknown = await post([{ area: 'feed', version: '9.9.9+ffff', what: 'ok', loadMs: 1 }]);
seen.unknown = [unknown.statusCode, counts.take().map(({ version }) => version)];
const vitals = { area: 'feed', version: first.version, what: 'vitals', lcpMs: 900, cls: 0.01 };
seen.vitals = (await post([vitals])).statusCode;
seen.metrics = (await registry.metrics()).match(/^az_(web_vital_seconds|layout_shift_score)_count.*$/gm);
seen.rubbish = (await post([{ area: 'feed', version: first.version, what: 'fine' }])).statusCode;

await command('abort');

// Silence: a visitor without a report but with a later call has failed; one without a later call has not.
const second = await startRollout(await publish('1.2.0'));
await view(second, 'canary', null, { visitor: member('still here') });
await view(second, 'canary', null, { visitor: member('gone') });
await view(second, 'canary', { what: 'left' }, { visitor: member('left in time') });
await view(second, 'canary', null, { visitor: browser('shared', 'silent') });
const presence = new Presence();
clock.now += 20_000;
const there = [member('still here'), member('left in time'), browser('shared', 'another')];
for (const visitor of there) presence.see({ ...visitor, isCounted: true });
await presence.write(telemetry, tickets, [second.id], clock.now);
clock.now += 45_000;
await guardrail.check();
seen.silent = guardrail.healthOf('feed').canary;
await command('abort');

// Everything fails for another reason: no version is blamed, and the rollout is held.
const third = await startRollout(await publish('1.3.0'));
for (let turn = 0; turn < 40; turn += 1)
  await view(third, turn % 2 ? 'canary' : 'stable', failure('fail-load'));
await guardrail.check();
seen.common = guardrail.healthOf('feed').verdict.reason;
seen.commonAlarm = guardrail.alarms().map((alarm) => alarmSentence(alarm).slice(0, 23));
await command('abort');

// The canary fails for everybody: it is withdrawn, and the log has the reason.
const fourth = await startRollout(await publish('1.4.0'));
let views = 0;
while ((await rolloutNow()).endedAt === null && views < 100) {
  views += 1;
  await view(fourth, 'canary', failure());
  await view(fourth, 'stable', { what: 'ok', loadMs: 200 });
  await guardrail.check();
}
const afterwards = await control.store.read();
const [line] = (await control.store.audit()).slice(-1);
seen.rolledBack = {
  views,
  state: afterwards.rollouts.at(-1).state,
  recalled: afterwards.versions.find(({ version }) => version === fourth.version).recalledAt !== null,
  line: [line.who, line.verb, line.area, line.result, line.what],
  why: readWhy(line).reason,
};
const [ended] = historyOf(afterwards, 'feed').rollouts.slice(-1);
seen.history = formatHistory({ stable: [], rollouts: [ended] })[0]
  .replace(ended.startedAt, '')
  .trim();
seen.rollbackMetrics = (await registry.metrics()).match(/^az_automatic_rollbacks_total.*$/gm);

// The rollback is told once: by one origin at a time, again after a restart until it is accepted, and only for a day.
const alerts = new AlertQueue(db);
const { now: toldAt } = clock;
const told = await alerts.take(toldAt);
seen.alert = [told.area, told.what, await new AlertQueue(db).take(toldAt + 1000)];
await alerts.postpone(toldAt + 5000);
seen.alertLater = [
  await alerts.take(toldAt + 4000),
  (await new AlertQueue(db).take(toldAt + 6000)).place === told.place,
  await alerts.take(toldAt + 25 * 60 * minute),
];
await alerts.accept(told);
seen.alertAccepted = await alerts.take(toldAt + 60 * minute);
seen.said = said.some((sentence) => sentence.includes('Nobody is given feed 1.4.0+b140 any more.'));

// Clean sessions let a step continue, but not before its soak time.
const fifth = await startRollout(await publish('1.5.0'), 100);
for (let turn = 0; turn < 60; turn += 1)
  await view(fifth, 'canary', { what: 'ok', loadMs: 90 }, { basisPoints: 100 });
for (let turn = 0; turn < 30; turn += 1)
  await view(fifth, 'stable', { what: 'ok', loadMs: 90 }, { basisPoints: 100 });
await guardrail.check();
seen.soaking = guardrail.healthOf('feed').verdict.reason;
clock.now += 9 * minute;
await view(fifth, 'stable', { what: 'ok' }, { basisPoints: 100, visitor: member(1) });
clock.now += minute;
await guardrail.check();
seen.advanced = [(await rolloutNow()).step, guardrail.healthOf('feed').verdict.reason];

// A guardrail that cannot check holds everything, and raises an alarm within a minute.
const asked = telemetry.record.bind(telemetry);
telemetry.record = () => Promise.reject(new Error('The database is gone'));
seen.dead = await guardrail.check().catch(({ message }) => message);
clock.now += 46_000;
seen.alarm = guardrail.alarms().map(({ reason }) => reason);
telemetry.record = asked;

// Failures can be found, show whether there was a session, and are deleted in time.
const [last] = await telemetry.failures('feed', 1);
const found = await telemetry.failure(last.id);
seen.found = [found.route, found.verified, found.stack];
const known = { area: 'feed', version: fifth.version };
counts.take();
const [ofMember, ofAnybody] = [failure(), failure()];
await post([{ ...known, ...ofMember }], '192.0.2.9', signedIn);
await post([{ ...known, ...ofAnybody }], '192.0.2.9', 'authKey=made up');
const verified = async ({ failure: { id } }) => (await telemetry.failure(id)).verified;
seen.verified = [await verified(ofMember), await verified(ofAnybody)];
seen.verifiedMinutes = counts.take().map((row) => [row.verified, row.failures]);
const tomorrow = clock.now + 25 * 60 * minute;
await telemetry.deleteOld(clock.now - minute, [fifth.id], tomorrow, { sessions: 40, failures: 1 });
const kept = await telemetry.record(fifth.id, 100, clock.now);
seen.limited = [
  (await telemetry.failures('feed', 9)).map(({ id }) => id === ofMember.failure.id),
  kept.people.total,
];
await telemetry.deleteOld(clock.now + minute, [], tomorrow);
seen.forgotten = [
  await telemetry.failure(last.id),
  (await telemetry.failures('feed', 9)).length,
  (await telemetry.record(fifth.id, 100, clock.now)).people.total,
];

await close();
process.stdout.write(`${JSON.stringify(seen)}\n`);
