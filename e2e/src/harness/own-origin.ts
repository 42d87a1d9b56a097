import { copyDataDir, type Origin, startOrigin } from './origin.ts';
import { test } from './test.ts';

/** A `test` whose tests each have their own origin with these settings, so that releases do not affect other tests. */
export const ownOriginTest = (environment: Record<string, string> = {}) =>
  test.extend<{ ownOrigin: Origin }>({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures needed from this pattern
    ownOrigin: async ({}, use) => {
      const { dataDir, remove } = await copyDataDir();
      const origin = await startOrigin(dataDir, environment);
      await use(origin);
      await origin.stop();
      await remove();
    },
  });
