import type { Database } from '@az/backend';

/** A database for origins whose tests never use one. */
export const noDatabase = {
  kysely: () => ({}),
  observe: () => undefined,
  pool: () => ({ size: 1, idle: 1, waiting: 0 }),
  ping: async () => undefined,
  clock: { now: Date.now, aheadMs: () => 0 },
  // The rest is never called.
} as unknown as Database;
