import type { Database } from '@az/backend';

/** For origins of which nothing is asked that needs a database. */
export const noDatabase = {
  observe: () => undefined,
  pool: () => ({ size: 1, idle: 1, waiting: 0 }),
  ping: async () => undefined,
  // The rest is never called.
} as unknown as Database;
