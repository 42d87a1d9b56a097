import { statSync } from 'node:fs';

/** Test files that are slow for their size, the slowest first. If one started last, the other cores would idle. */
const slow = [
  'attacks/attacks.test.ts',
  'pglite/crash.test.ts',
  'postgresql/crash.test.ts',
  'pglite/damaged.test.ts',
  'one-engine/hostile-input.test.ts',
  'one-engine/fuzz.test.ts',
  'soak/soak.test.ts',
  'one-engine/mail.test.ts',
  'one-engine/pictures.test.ts',
  'pglite/backup.test.ts',
  'src/open-origin.test.ts',
  'origin/behind-nginx.test.ts',
  'control/several-origins.test.ts',
  'test/upgrade.test.ts',
];

const rankOf = ({ path }) => {
  const index = slow.findIndex((end) => path.endsWith(end));
  return index < 0 ? slow.length : index;
};

/** Starts the slow test files first, then the others by size, even in a fresh clone, where jest knows no durations. */
export default class SlowFirst {
  sort(tests) {
    const sizes = new Map(tests.map(({ path }) => [path, statSync(path).size]));
    return [...tests].sort(
      (one, other) => rankOf(one) - rankOf(other) || sizes.get(other.path) - sizes.get(one.path),
    );
  }

  // Does nothing: jest calls it after a run.
  cacheResults() {}
}
