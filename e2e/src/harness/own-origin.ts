import { copyDataDir, type Origin, startOrigin } from './origin.ts';
import { test } from './test.ts';

/** A test with its own origin, started with these settings: releases in it do not affect other tests. */
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
