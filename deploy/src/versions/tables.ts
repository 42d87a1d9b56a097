import type { Database } from '@az/backend';
import { type Kysely, type Migration, sql } from 'kysely';

/** Tables of the schema `deploy`. */
export type DeployTables = {
  versions: { area: string; version: string; record: string; published_at: Date };
  live: { area: string; version: string };
};

const migrations: Record<string, Migration> = {
  '001-versions': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('versions')
        .addColumn('area', 'text', (column) => column.notNull())
        .addColumn('version', 'text', (column) => column.notNull())
        .addColumn('record', 'text', (column) => column.notNull())
        .addColumn('published_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
        .addPrimaryKeyConstraint('versions_key', ['area', 'version'])
        .execute();
      await db.schema
        .createTable('live')
        .addColumn('area', 'text', (column) => column.primaryKey())
        .addColumn('version', 'text', (column) => column.notNull())
        .addForeignKeyConstraint('live_version', ['area', 'version'], 'versions', ['area', 'version'])
        .execute();
    },
  },
};

/** Brings the schema `deploy` up to date. */
export const migrateDeploy = (db: Database): Promise<void> => db.migrate('deploy', migrations);
