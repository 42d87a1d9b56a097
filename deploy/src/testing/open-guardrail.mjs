import { randomBytes } from 'node:crypto';
import { openDatabase } from '@az/backend';
import fastify from 'fastify';
import { Registry } from 'prom-client';
import { ControlPlane } from '../../dist/control/control-plane.js';
import { DatabaseStore } from '../../dist/control/database-store.js';
import { Guardrail } from '../../dist/guardrail/guardrail.js';
import { migrateDeploy } from '../../dist/schema/tables.js';
import { registerReports } from '../../dist/telemetry/record-reports.js';
import { ReportCounts } from '../../dist/telemetry/report-counts.js';
import { TelemetryStore } from '../../dist/telemetry/telemetry-store.js';
import { Tickets } from '../../dist/telemetry/tickets.js';
import { goodArea, goodShell } from '../../dist/testing/sample-records.js';

export const minute = 60_000;
/** Cookie of a browser with a session. */
export const signedIn = 'authKey=open';

export const member = (unit) => ({ unit: String(unit), browser: null });
export const browser = (unit = randomBytes(8).toString('hex'), id = 'one') => ({ unit, browser: id });

export const failure = (what = 'fail-mount') => ({
  what,
  failure: {
    id: randomBytes(5).toString('hex'),
    stage: 'render',
    route: '/feed/home',
    cause: 'Error: broken',
    stack: '/areas/feed/1.4.0-b140/12.js:1:345',
    hidden: true,
  },
});

/**
 * A guardrail with reports and rollouts of the area `feed`, on a database in the folder, or on a PostgreSQL server with
 * `DATABASE_URL`. Its time is `clock.now`.
 */
export async function openGuardrail(dataDir) {
  const clock = { now: Date.parse('2026-03-01T10:00:00Z') };
  const now = () => clock.now;
  const db = await openDatabase({ dataDir, url: process.env.DATABASE_URL });
  await migrateDeploy(db);
  const control = new ControlPlane(new DatabaseStore(db), now);
  const telemetry = new TelemetryStore(db);
  const tickets = new Tickets(await telemetry.ticketKey());
  const registry = new Registry();
  const counts = new ReportCounts(registry);
  const said = [];
  const guardrail = new Guardrail({ control, telemetry, counts, log: (line) => said.push(line), now });
  const app = fastify({ trustProxy: true });
  registerReports(app, {
    ...{ store: telemetry, counts, tickets, now },
    isSignedIn: async ({ headers }) => headers.cookie === signedIn,
    isKnown: async (area, version) =>
      (await control.store.read()).versions.some((one) => one.area === area && one.version === version),
  });

  let addresses = 0;
  /** Sends reports, from a unique address unless one is given. */
  async function post(reports, address, cookie = '') {
    addresses += 1;
    const from = address ?? `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
    const headers = { 'x-forwarded-for': from, cookie };
    return app.inject({ method: 'POST', url: '/discovery/reports', headers, payload: { reports } });
  }

  let people = 0;
  /** One more person gets an assignment, a member by default, and their page reports its outcome. */
  async function view(rollout, cohort, words, { basisPoints = 5000, visitor, address } = {}) {
    people += 1;
    const version = cohort === 'canary' ? rollout.version : rollout.from;
    const given = { rollout: rollout.id, area: 'feed', version, cohort, basisPoints };
    const ticket = tickets.write({ ...given, visitor: visitor ?? member(people) }, now());
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
  const publishRecord = (record, live) =>
    control.execute('origin', { verb: 'publish', candidate: { record }, signature: null, live });
  async function publish(number) {
    const record = goodArea('feed', number);
    await publishRecord(record, false);
    return record.version;
  }
  for (const record of [goodShell(), goodArea('feed')]) await publishRecord(record, true);

  async function close() {
    await app.close();
    await db.close();
  }
  return {
    ...{ clock, db, control, telemetry, tickets, registry, counts, said, guardrail },
    ...{ post, view, command, rolloutNow, startRollout, publish, close },
  };
}
