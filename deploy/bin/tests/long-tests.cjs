const { readFileSync } = require('node:fs');
const { relative, resolve } = require('node:path');

const root = resolve(__dirname, '../../..');

/**
 * Test files and folders that only `npm run test:all` runs, not `npm test`: they test crashes, damage, load,
 * time, a second engine or random input, or need many processes.
 */
const long = [
  'backend/test/edge-values.test.ts',
  'backend/test/one-engine/access.test.ts',
  'backend/test/one-engine/cross-pairs.test.ts',
  'backend/test/one-engine/enumeration.test.ts',
  'backend/test/one-engine/fuzz.test.ts',
  'backend/test/one-engine/hostile-input.test.ts',
  'backend/test/one-engine/limits.test.ts',
  'backend/test/one-engine/mail.test.ts',
  'backend/test/one-engine/permission-matrix.test.ts',
  'backend/test/one-engine/process.test.ts',
  'backend/test/one-engine/slow-requests.test.ts',
  'backend/test/pglite/',
  'backend/test/postgresql/',
  'backend/test/search-folding.db.test.ts',
  'backend/test/search-plans.db.test.ts',
  'backend/test/stored-writes.test.ts',
  'backend/test/upgrade.test.ts',
  'deploy/src/control/several-origins.test.ts',
  'deploy/src/gate/real-upgrades.test.ts',
  'deploy/src/open-origin.test.ts',
  'deploy/src/origin/behind-nginx.test.ts',
  'deploy/src/origin/page-behind-nginx.test.ts',
  'deploy/src/run.test.ts',
  'deploy/src/s3/',
  'deploy/src/testing/',
];

/** Paths of test files whose results are known (green-tests.mjs), from the root. */
const known = new Set(
  process.env.AZ_KNOWN_FILES ? JSON.parse(readFileSync(process.env.AZ_KNOWN_FILES, 'utf8')) : [],
);

const isRun = (file) => !known.has(file) && !long.some((one) => file.startsWith(one));

module.exports = async (paths) => ({ filtered: paths.filter((path) => isRun(relative(root, path))) });

/** Parameters that exclude the same tests from vitest, which has no such filter. */
module.exports.excluded = long
  .filter((path) => path.endsWith('.db.test.ts'))
  .map((path) => `--exclude=${path}`);
