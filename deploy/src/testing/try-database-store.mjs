/**
 * Tries the store of the control plane on a real database, in a process of its own because PGlite does not run inside
 * jest: `node try-database-store.mjs <data directory>` after `npx tsc -b`, for a PostgreSQL server with `DATABASE_URL`.
 * Prints what it saw as JSON.
 */
import { openDatabase } from '@az/backend';
import { ControlPlane } from '../../dist/control/control-plane.js';
import { DatabaseStore } from '../../dist/control/database-store.js';
import { versionsMigration } from '../../dist/schema/migration-001.js';
import { migrateDeploy } from '../../dist/schema/tables.js';
import { goodArea, goodShell, tokenWith } from '../../dist/testing/sample-records.js';

const [, , dataDir] = process.argv;
const db = await openDatabase({ dataDir, url: process.env.DATABASE_URL });
const tables = db.kysely().withSchema('deploy');
const seen = { engine: db.engine };

// A database from before there was a control plane.
await db.migrate('deploy', { '001-versions': versionsMigration });
for (const record of [goodShell(), goodArea('feed')]) {
  const { area, version } = record;
  await tables
    .insertInto('versions')
    .values({ area, version, record: JSON.stringify(record) })
    .execute();
  await tables.insertInto('live').values({ area, version }).execute();
}
await migrateDeploy(db);
const store = new DatabaseStore(db);
const upgraded = await store.read();
seen.upgraded = upgraded.stable.map(({ place, area, version }) => [place, area, version]);

// What is written is what is read, every part of it.
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
const state = await store.read();
seen.state = {
  revision: state.revision,
  frozen: state.frozen?.why,
  rollout: { ...state.rollouts[0], startedAt: typeof state.rollouts[0]?.startedAt, stepAt: 0 },
  token: {
    team: state.tokens[0]?.team,
    rights: state.tokens[0]?.rights,
    expiresAt: typeof state.tokens[0]?.expiresAt,
  },
  signature: state.versions.find(({ version }) => version === '1.1.0+b110')?.signature,
};

// What open tabs say is kept by tab, the last word of each.
const word = (tab, changes = {}) => ({
  tab,
  runs: ['feed@1.1.0+b110'],
  knows: [],
  closed: false,
  at: 1,
  ...changes,
});
await store.noteTab(word('one'));
await store.noteTab(word('two', { at: 2 }));
await store.noteTab(word('one', { knows: ['feed@1.1.0+b110'], closed: true, at: 5 }));
seen.tabs = await store.tabs();
await store.forgetTabs({ before: 3 });
seen.tabsLater = (await store.tabs()).map(({ tab }) => tab);
await store.forgetTabs({ tab: 'one' });
seen.noTabs = await store.tabs();

// Of ten that have all seen the same revision, one wins.
const expected = await store.revision();
const numbers = Array.from({ length: 10 }, (_, place) => `2.${place}.0`);
const races = await Promise.all(
  numbers.map((number) => plane.execute('origin', publish(number), { expected })),
);
seen.races = races.map((answer) => (answer.ok ? 'done' : answer.kind)).sort();
seen.revision = await store.revision();

// A change that fails leaves nothing, and neither does a dry run.
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

// So is what became of a crawl.
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

// The log is whole, and cannot be written over.
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
