import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readInputs } from '../bin/tests/input-hashes.mjs';

const before = readInputs();

/** Whether each of these tests is run again after a change of one file. */
function isRerun(changed, tests) {
  const after = readInputs({ [changed]: `${before.textOf(changed)}\n` });
  const hashOf = (inputs, file) =>
    file.endsWith('.spec.ts') ? inputs.hashOfSpec(file) : inputs.hashOfTest(file);
  return {
    ...Object.fromEntries(tests.map((file) => [file, hashOf(before, file) !== hashOf(after, file)])),
    servers: before.hashOfServers() !== after.hashOfServers(),
  };
}

const tests = {
  select: 'shared/src/ui/Select/Select.test.tsx',
  redirect: 'shared/src/paths/safe-redirect.test.ts',
  account: 'mfe-settings/src/pages/AccountPage.test.tsx',
  feed: 'backend/test/feed.test.ts',
  address: 'backend/src/database/database-url.test.ts',
  origin: 'deploy/src/origin/app.test.ts',
  builds: 'deploy/src/build/publish-sources.test.ts',
  migrations: 'backend/test/migrations.db.test.ts',
  closing: 'e2e/src/settings-closing.spec.ts',
};
const all = Object.values(tests);

/** The change of a file reruns exactly these of the tests above. `servers`: whether all browser tests are run again. */
const changes = {
  'a component that areas share': {
    changed: 'shared/src/ui/Select/Select.tsx',
    rerun: [tests.select, tests.account, tests.feed, tests.origin, tests.builds, tests.migrations],
    servers: true,
  },
  'a page of an area': {
    changed: 'mfe-settings/src/pages/AccountPage.tsx',
    rerun: [tests.account, tests.builds],
    servers: false,
  },
  'what an area declares': {
    changed: 'mfe-settings/area.json',
    rerun: [tests.origin, tests.builds],
    servers: true,
  },
  'a row of the demo network': {
    changed: 'backend/src/seed/members.ts',
    rerun: [tests.feed, tests.address, tests.origin, tests.builds, tests.migrations],
    servers: true,
  },
  'a helper of component tests': {
    changed: 'shared/src/testing/fake-server.ts',
    rerun: [tests.account, tests.feed, tests.origin, tests.builds, tests.migrations],
    servers: true,
  },
  'a helper of backend tests': {
    changed: 'backend/test/api-calls.ts',
    rerun: [tests.feed, tests.address, tests.origin, tests.builds, tests.migrations],
    servers: true,
  },
  'a helper of browser tests': {
    changed: 'e2e/src/harness/session.ts',
    rerun: [tests.closing],
    servers: false,
  },
  'the settings of all jest tests': { changed: 'shared/build/jest/setup.cjs', rerun: all, servers: true },
  'the settings of a package': {
    changed: 'backend/jest.config.mjs',
    rerun: [tests.feed, tests.address, tests.origin, tests.builds, tests.migrations],
    servers: true,
  },
  'the lock file': { changed: 'pnpm-lock.yaml', rerun: all, servers: false },
};

for (const [what, { changed, rerun, servers }] of Object.entries(changes))
  test(`a change of ${what} reruns what depends on it`, () => {
    const expected = Object.fromEntries(all.map((file) => [file, rerun.includes(file)]));
    assert.deepEqual(isRerun(changed, all), { ...expected, servers });
  });
