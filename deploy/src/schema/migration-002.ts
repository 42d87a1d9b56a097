import { type Kysely, type Migration, sql } from 'kysely';

const moment = sql`timestamptz(3)`;

async function extendVersions(db: Kysely<unknown>) {
  await db.schema
    .alterTable('versions')
    .addColumn('signature', 'text')
    .addColumn('served_until', moment)
    .addColumn('killed_at', moment)
    .addColumn('removed_at', moment)
    .execute();
  await db.schema
    .createTable('stable')
    .addColumn('place', 'integer', (column) => column.primaryKey())
    .addColumn('area', 'text', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('since', moment, (column) => column.notNull())
    .addColumn('retreated', 'boolean', (column) => column.notNull())
    .addForeignKeyConstraint('stable_version', ['area', 'version'], 'versions', ['area', 'version'])
    .execute();
  await sql`insert into deploy.stable (place, area, version, since, retreated)
    select row_number() over (order by area), area, version, now(), false from deploy.live`.execute(db);
  await db.schema.dropTable('live').execute();
}

async function createRollouts(db: Kysely<unknown>) {
  await db.schema
    .createTable('rollouts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('area', 'text', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('from_version', 'text')
    .addColumn('steps', 'text', (column) => column.notNull())
    .addColumn('step', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('running', 'paused', 'promoted', 'aborted')`),
    )
    .addColumn('started_at', moment, (column) => column.notNull())
    .addColumn('step_at', moment, (column) => column.notNull())
    .addColumn('ended_at', moment)
    .addForeignKeyConstraint('rollouts_version', ['area', 'version'], 'versions', ['area', 'version'])
    .execute();
  await sql`create unique index rollouts_under_way on deploy.rollouts (area) where ended_at is null`.execute(
    db,
  );
}

async function createControl(db: Kysely<unknown>) {
  await db.schema
    .createTable('control')
    .addColumn('one', 'boolean', (column) => column.primaryKey().defaultTo(true).check(sql`one`))
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('frozen', 'text')
    .execute();
  await sql`insert into deploy.control (revision) values (1)`.execute(db);
  await db.schema
    .createTable('tokens')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('hash', 'text', (column) => column.notNull().unique())
    .addColumn('team', 'text', (column) => column.notNull())
    .addColumn('rights', 'text', (column) => column.notNull())
    .addColumn('created_at', moment, (column) => column.notNull())
    .addColumn('expires_at', moment)
    .addColumn('revoked_at', moment)
    .execute();
}

async function createAudit(db: Kysely<unknown>) {
  await db.schema
    .createTable('audit')
    .addColumn('place', 'integer', (column) => column.primaryKey())
    .addColumn('at', moment, (column) => column.notNull())
    .addColumn('who', 'text', (column) => column.notNull())
    .addColumn('verb', 'text', (column) => column.notNull())
    .addColumn('area', 'text', (column) => column.notNull())
    .addColumn('result', 'text', (column) => column.notNull())
    .addColumn('what', 'text', (column) => column.notNull())
    .addColumn('why', 'text', (column) => column.notNull())
    .addColumn('previous', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .execute();
  // Prevents mistakes; manipulation is detected by the hashes.
  await sql`create function deploy.refuse_change() returns trigger language plpgsql as
    $$ begin raise exception 'The audit log is only ever added to'; end $$`.execute(db);
  await sql`create trigger audit_is_append_only before update or delete or truncate on deploy.audit
    for each statement execute function deploy.refuse_change()`.execute(db);
}

/** Rollouts, stable versions with their history, freeze, tokens and the audit log. */
export const controlMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await extendVersions(db);
    await createRollouts(db);
    await createControl(db);
    await createAudit(db);
  },
};
