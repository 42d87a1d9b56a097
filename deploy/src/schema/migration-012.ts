import type { Kysely, Migration } from 'kysely';

/** Positions of a reported failure in the scripts of its version. */
export const stacksMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('failures').addColumn('stack', 'text').execute();
  },
};
