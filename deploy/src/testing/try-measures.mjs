/**
 * Judges rollouts by what pages measure, on a real database, in its own process because PGlite does not run inside jest:
 * `node try-measures.mjs <data directory>` after `npx tsc -b`. Prints the results as JSON.
 */
import { sql } from 'kysely';
import { alertBody } from '../../dist/alerts/alert-message.js';
import { AlertQueue } from '../../dist/alerts/alert-queue.js';
import { browser, member, minute, openGuardrail } from './open-guardrail.mjs';

const [, , dataDir] = process.argv;
const {
  clock,
  control,
  db,
  telemetry,
  tickets,
  guardrail,
  post,
  view,
  command,
  rolloutNow,
  startRollout,
  publish,
  close,
} = await openGuardrail(dataDir);
const seen = {};

const quick = { failedCalls: 0, slowestCallMs: 120, longTasksMs: 60, layoutShift: 0.01 };
/** One more session succeeds, with these measurements. */
async function measured(rollout, cohort, measures = {}, more = {}) {
  const report = await view(rollout, cohort, { what: 'ok' }, more);
  const reply = await post([{ ...report, what: 'measures', ...quick, ...measures }], more.address);
  return { report, status: reply.statusCode };
}
const health = () => guardrail.healthOf('feed');

// Measurements without a rule are compared, and judge nothing.
const compared = await startRollout(await publish('1.1.0'));
const one = { visitor: member('one') };
seen.status = (await measured(compared, 'canary', { failedCalls: 2, slowestCallMs: 900 }, one)).status;
const { report } = await measured(compared, 'canary', { failedCalls: 1, longTasksMs: 200 }, one);
const { longTasksMs, layoutShift, ...calls } = quick;
await post([{ ...report, what: 'measures', ...calls }]);
const stored =
  await sql`select failed_calls, slowest_call_ms, long_tasks_ms, layout_shift from deploy.sessions
  where failed_calls = 2`.execute(db.kysely());
seen.greatest = stored.rows;
for (let turn = 0; turn < 40; turn += 1) {
  await measured(compared, 'canary', { failedCalls: 1 });
  await measured(compared, 'stable');
}
await guardrail.check();
seen.compared = [(await rolloutNow()).state, health().measures, health().rules, health().evidence];

// What anybody can send.
const stranger = tickets.write(
  {
    ...{ rollout: compared.id, area: 'feed', version: compared.version, cohort: 'canary' },
    basisPoints: 5000,
    visitor: browser(),
  },
  clock.now,
);
const forged = { area: 'feed', version: compared.version, what: 'measures', ...quick };
const sessions = async () => (await telemetry.record(compared.id, 5000, clock.now)).measures.canary.sessions;
const before = await sessions();
await post([forged, { ...forged, ticket: 'made.up' }, { ...forged, ticket: stranger }]);
seen.forged = (await sessions()) - before;
seen.refused = [];
for (const wrong of [
  { failedCalls: -1 },
  { failedCalls: 1.5 },
  { slowestCallMs: 600_001 },
  { layoutShift: 101 },
  { more: 1 },
])
  seen.refused.push((await post([{ ...forged, ...wrong }])).statusCode);
await command('abort');

// Failed calls of the canary only, and of both sides.
const rule = { metric: 'failed-calls', limit: 1, tolerance: 1.5 };
seen.set = (await command('set-rule', rule)).ok;
async function run(version, cohorts, measures, most = 60) {
  const rollout = await startRollout(await publish(version));
  let turns = 0;
  while ((await rolloutNow()).state === 'running' && turns < most) {
    turns += 1;
    for (const cohort of ['canary', 'stable'])
      await measured(rollout, cohort, cohorts.includes(cohort) ? measures : {});
    await guardrail.check();
  }
  return { state: (await rolloutNow()).state, turns };
}
seen.broken = await run('1.1.1', ['canary'], { failedCalls: 1 });
seen.alert = alertBody(await new AlertQueue(db).take(clock.now)).data;
seen.alike = await run('1.1.2', ['canary', 'stable'], { failedCalls: 3 });
seen.aliveRules = health().rules;
await command('abort');
await command('remove-rule', { metric: 'failed-calls' });

// Each metric by its own limit, not below.
seen.limits = [];
const cases = [
  ['slowest-call', 3000, { slowestCallMs: 2999 }, { slowestCallMs: 3000 }],
  ['long-tasks', 500, { longTasksMs: 499 }, { longTasksMs: 500 }],
  ['layout-shift', 0.1, { layoutShift: 0.0999 }, { layoutShift: 0.1 }],
];
for (const [index, [metric, limit, below, reached]] of cases.entries()) {
  await command('set-rule', { metric, limit, tolerance: 1.5 });
  const good = await run(`1.2.${index}`, ['canary'], below, 35);
  await command('abort');
  const bad = await run(`1.3.${index}`, ['canary'], reached);
  const [entry] = (await control.store.audit()).slice(-1);
  seen.limits.push([metric, good.state, bad.state, JSON.parse(entry.why).figures.rule.metric]);
  await command('remove-rule', { metric });
}

// One address cannot make up the evidence.
await command('set-rule', rule);
const bought = await startRollout(await publish('1.4.0'));
for (let turn = 0; turn < 60; turn += 1) {
  const more = { visitor: browser(), address: '203.0.113.1' };
  await measured(bought, 'canary', { failedCalls: 5 }, more);
  clock.now += minute;
}
await guardrail.check();
seen.bought = [(await rolloutNow()).state, health().rules[0].canary];

await close();
process.stdout.write(`${JSON.stringify(seen)}\n`);
