import { type Kysely, type Migration, Migrator, sql } from 'kysely';

/** Key of the advisory lock under which schemas are changed; any number that nobody else in the database uses. */
const lockKey = 4_211_950_771;

/** See `Database.migrate`. The lock is taken before anything is read and ends with the connection. */
export async function migrateSchema(
  db: Kysely<unknown>,
  schema: string,
  migrations: Record<string, Migration>,
): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${sql.lit(lockKey)})`.execute(connection);
    try {
      const migrator = new Migrator({
        db: connection.withSchema(schema),
        provider: { getMigrations: async () => migrations },
        migrationTableSchema: schema,
        // A later release may add a migration whose name comes before one that the database already has.
        allowUnorderedMigrations: true,
      });
      const { error } = await migrator.migrateToLatest();
      const [, unknown] = /previously executed migration (\S+) is missing/.exec(String(error)) ?? [];
      if (unknown)
        throw new Error(
          `The tables of schema ${schema} were made by another version of AZ Connect (migration ${unknown}): start that version, restore a backup of this one, or use an empty database`,
        );
      if (error) throw error;
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(lockKey)})`.execute(connection);
    }
  });
}
