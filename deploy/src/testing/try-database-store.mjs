/**
 * Runs the store of the control plane on a real database, in its own process because PGlite does not run inside jest:
 * `node try-database-store.mjs <data directory>` after `npx tsc -b`, for a PostgreSQL server with `DATABASE_URL`.
 * Prints the results as JSON.
 */
import { openDatabase } from '@az/backend';
import { sql } from 'kysely';
import { ControlPlane } from '../../dist/control/control-plane.js';
import { DatabaseStore } from '../../dist/control/database-store.js';
import { maxDistinctRefusals } from '../../dist/control/store.js';
import { maxTabs } from '../../dist/control/tabs.js';
import { versionsMigration } from '../../dist/schema/migration-001.js';
import { controlMigration } from '../../dist/schema/migration-002.js';
import { recallMigration } from '../../dist/schema/migration-003.js';
import { crawlMigration } from '../../dist/schema/migration-004.js';
import { telemetryMigration } from '../../dist/schema/migration-005.js';
import { signingKeyMigration } from '../../dist/schema/migration-006.js';
import { migrateDeploy } from '../../dist/schema/tables.js';
import { goodArea, goodShell, tokenWith } from '../../dist/testing/sample-records.js';

const [, , dataDir] = process.argv;
const db = await openDatabase({ dataDir, url: process.env.DATABASE_URL });
const tables = db.kysely().withSchema('deploy');
const seen = { engine: db.engine };

// A database from before the control plane.
await db.migrate('deploy', { '001-versions': versionsMigration });
for (const record of [goodShell(), goodArea('feed')]) {
  const { area, version } = record;
  await tables
    .insertInto('versions')
    .values({ area, version, record: JSON.stringify(record) })
    .execute();
  await tables.insertInto('live').values({ area, version }).execute();
}
const released = {
  '001-versions': versionsMigration,
  '002-control': controlMigration,
  '003-recall': recallMigration,
  '004-crawl': crawlMigration,
  '005-outcomes': telemetryMigration,
  '006-signing-key': signingKeyMigration,
};
await db.migrate('deploy', released);
// Rows from before reports were limited by address.
const at = new Date();
const ofRollout = { rollout: 'r', area: 'feed', version: '1.0.0', cohort: 'canary', basis_points: 100 };
const started = { person: 'p', address: 'a', started_at: at, seen_at: at, share: 0.5, counted: true };
await tables
  .insertInto('sessions')
  .values({ session: 's', ...ofRollout, ...started })
  .execute();
await tables
  .insertInto('tabs')
  .values({ tab: 't', runs: '["feed@1"]', knows: '[]', closed: false, at })
  .execute();
const words = { kind: 'fail-mount', stage: 'render', route: '/feed/home', cause: 'Error', hidden: false };
await tables
  .insertInto('failures')
  .values({ id: 'known', at, area: 'feed', version: '1.0.0', cohort: 'none', ...words })
  .execute();
await migrateDeploy(db);
seen.kept = {
  sessions: (await tables.selectFrom('sessions').selectAll().execute()).length,
  tabs: (await tables.selectFrom('tabs').selectAll().execute()).length,
  failures: (await tables.selectFrom('failures').selectAll().execute()).map((row) => [row.id, row.verified]),
};
const store = new DatabaseStore(db);
const upgraded = await store.read();
seen.upgraded = upgraded.stable.map(({ place, area, version }) => [place, area, version]);

// Every part of the state is read as it was written.
const plane = new ControlPlane(store);
const publish = (number) => ({
  verb: 'publish',
  candidate: { record: goodArea('feed', number) },
  signature: 'signed',
  live: false,
});
await plane.execute('origin', publish('1.1.0'));
const start = {
  verb: 'start',
  area: 'feed',
  version: '1.1.0+b110',
  rolloutId: 'ab'.repeat(16),
  steps: [
    { basisPoints: 1, soakMs: 600_000 },
    { basisPoints: 10_000, soakMs: 0 },
  ],
};
await plane.execute('origin', start);
await plane.execute('origin', { verb: 'freeze' }, { why: 'trying' });
const { rights } = tokenWith('fil', 'feed:publish,*:read');
await plane.execute('origin', {
  verb: 'create-token',
  id: 'one',
  hash: 'ab'.repeat(32),
  team: 'fil',
  rights,
  expiresAt: Date.now() + 60_000,
});
const rule = { area: 'shell', metric: 'layout-shift', limit: 0.25, tolerance: 2 };
await plane.execute('origin', { verb: 'set-rule', ...rule });
const state = await store.read();
seen.state = {
  revision: state.revision,
  frozen: state.frozen?.why,
  rules: state.rules,
  rollout: { ...state.rollouts[0], startedAt: typeof state.rollouts[0]?.startedAt, stepAt: 0 },
  token: {
    team: state.tokens[0]?.team,
    rights: state.tokens[0]?.rights,
    expiresAt: typeof state.tokens[0]?.expiresAt,
  },
  signature: state.versions.find(({ version }) => version === '1.1.0+b110')?.signature,
};

// Tabs are counted by the database, for each recalled version.
const bad = 'feed@1.1.0+b110';
const word = (tab, changes = {}) => ({
  ...{ tab, address: 'one', runs: ['shell@1.0.0+a100', bad], knows: [], closed: false, at: 900 },
  ...changes,
});
const counted = async (...recalled) =>
  (await store.countTabs(recalled)).map(({ name, had, left, waiting }) => [name, had, left, waiting]);
const tabs = {
  'has said nothing since': {},
  'knows and waits': { knows: [bad], at: 1100 },
  'has loaded afresh': { knows: [bad], closed: true, at: 1200 },
  'was closed at that moment, without knowing': { closed: true, at: 1000 },
  'was closed just before': { closed: true, at: 999 },
  'opened after it, from a page that was older': { at: 5000 },
  'runs another version': { runs: ['feed@1.0.0+b100'] },
  'knows of another recall': { knows: ['content@1.0.0'], at: 1100 },
};
seen.tabs = {};
for (const [name, changes] of Object.entries(tabs)) {
  await store.saveTab(word('one', changes));
  seen.tabs[name] = await counted({ name: bad, since: 1000 });
  await store.deleteTab('one');
}
await store.saveTab(word('two', { runs: [bad, 'feed@1.0.0+b100'] }));
await store.saveTab(word('three', { at: 2 }));
await store.saveTab(word('three', { knows: [bad], at: 5 }));
seen.severalRecalls = (
  await counted({ name: bad, since: 0 }, { name: 'feed@1.0.0+b100', since: 0 }, { name: 'x@1', since: 0 })
).sort();
seen.noRecalls = await counted();

// Limits of stored tabs, of one address and in all.
for (let number = 0; number < maxTabs.ofAddress + 20; number += 1)
  await store.saveTab(word(`many ${number}`, { address: 'greedy' }));
await store.saveTab(word('many 0', { address: 'greedy', closed: true, at: 1000 }));
await store.saveTab(word('another', { address: 'modest' }));
seen.ofAddress = await counted({ name: bad, since: 0 });
await sql`insert into deploy.tabs select 'flood ' || number, 'flood', array[${bad}], '{}', false, now()
  from generate_series(1, ${maxTabs.inAll}::integer) as number`.execute(db.kysely());
await store.deleteOldTabs(0);
seen.inAll = await counted({ name: bad, since: 0 });
await store.deleteOldTabs(Date.now() + 60_000);
seen.noTabs = await counted({ name: bad, since: 0 });

// Of ten with the same revision, one wins.
const expected = await store.revision();
const numbers = Array.from({ length: 10 }, (_, index) => `2.${index}.0`);
const races = await Promise.all(
  numbers.map((number) => plane.execute('origin', publish(number), { expected })),
);
seen.races = races.map((answer) => (answer.ok ? 'done' : answer.kind)).sort();
seen.revision = await store.revision();

// A failed change stores nothing, and neither does a dry run.
const before = JSON.stringify(await store.read());
const unknown = { place: 99, area: 'none', version: '0', since: 0, retreated: false };
seen.failure = await store
  .change((present) => ({ state: { ...present, frozen: null, stable: [unknown] }, note: null }))
  .catch(({ constraint }) => constraint);
await plane.execute('origin', { verb: 'unfreeze' }, { dryRun: true });
seen.unchanged = before === JSON.stringify(await store.read());

// A recall is part of the state.
await plane.execute('origin', { verb: 'recall', area: 'feed', version: '1.1.0+b110' });
seen.recalled = (await store.read()).versions
  .filter(({ recalledAt }) => typeof recalledAt === 'number')
  .map(({ version }) => version);

// The last line of an area with one of some verbs.
seen.lastOf = (await store.lastOf(['recall', 'rollback'])).map(({ area, verb, what }) => [area, verb, what]);

// Refused tokens are counted by hour, and beyond a thousand different ones as one.
const hour = Date.parse('2026-03-01T10:00:00Z');
const refuse = (at, more = {}) =>
  store.countRefusal({
    ...{ at, reason: 'unknown', who: null, address: 'one', verb: 'kill', area: 'feed' },
    ...more,
  });
await refuse(hour + 1);
await refuse(hour + 2, { verb: 'status', area: '*' });
await refuse(hour + 3, { reason: 'expired', who: 'fil/1a' });
await refuse(hour + 3_600_000);
seen.refusals = await store.refusals();
await tables
  .insertInto('refusals')
  .values(
    Array.from({ length: maxDistinctRefusals }, (_, index) => ({
      ...{ hour: new Date(0), reason: 'unknown', who: '', address: String(index), count: 1 },
      ...{ verb: 'kill', area: 'feed', last_at: new Date(0) },
    })),
  )
  .execute();
for (const address of ['more', 'and more']) await refuse(1, { address });
const others = (await store.refusals()).find(({ address }) => address === 'others');
seen.apart = [others.hour, others.count];
await store.deleteRefusals(hour);
seen.refusalsLater = (await store.refusals()).length;

// The result of a crawl is part of the state, too.
await plane.execute('origin', {
  verb: 'crawled',
  area: 'feed',
  version: '1.1.0+b110',
  pages: 6,
  findings: 1,
});
seen.crawls = (await store.read()).versions
  .filter(({ version }) => !version.startsWith('2.'))
  .map(({ area, version, crawl }) => [area, version, crawl]);

// The log is valid, and append-only.
const { entries, broken } = await plane.verify();
seen.log = { verbs: entries.map(({ verb }) => verb), broken };
seen.refused = await Promise.all(
  [tables.updateTable('audit').set({ who: 'nobody' }), tables.deleteFrom('audit')].map((query) =>
    query.execute().then(
      () => 'done',
      (error) => error.message,
    ),
  ),
);
await db.close();
process.stdout.write(`${JSON.stringify(seen)}\n`);
