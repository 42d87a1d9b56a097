import { statSync } from 'node:fs';

/** Files that take longest for their size, the longest first: started last, one would keep one core busy alone. */
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

/** Order of test files that is the same in a fresh clone, where jest knows no durations: slow ones, then by size. */
export default class SlowFirst {
  sort(tests) {
    const sizes = new Map(tests.map(({ path }) => [path, statSync(path).size]));
    return [...tests].sort(
      (one, other) => rankOf(one) - rankOf(other) || sizes.get(other.path) - sizes.get(one.path),
    );
  }

  // jest calls it after a run.
  cacheResults() {}
}
