import { type CreateTableBuilder, type Kysely, sql } from 'kysely';

const moment = sql`timestamptz(3)`;

type Table = CreateTableBuilder<string, string>;

/** A column that references a member; the row is deleted with the member. */
function ofMember(table: Table, name = 'member_id'): Table {
  return table.addColumn(name, 'integer', (c) => c.notNull().references('members.id').onDelete('cascade'));
}

async function createSignInTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('secrets')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('value', 'bytea', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('attempts')
    .addColumn('id', 'bigint', (c) => c.primaryKey().modifyEnd(sql`generated always as identity`))
    .addColumn('key', 'bytea', (c) => c.notNull())
    .addColumn('at', moment, (c) => c.notNull())
    .addColumn('pending', 'boolean', (c) => c.notNull())
    .execute();
  await ofMember(db.schema.createTable('member_devices'))
    .addColumn('token_hash', 'bytea', (c) => c.primaryKey())
    .addColumn('created_at', moment, (c) => c.notNull())
    .addColumn('last_used_at', moment, (c) => c.notNull())
    .addColumn('expires_at', moment, (c) => c.notNull())
    .execute();
  await ofMember(db.schema.createTable('password_resets'))
    .addColumn('token_hash', 'bytea', (c) => c.primaryKey())
    .addColumn('created_at', moment, (c) => c.notNull())
    .addColumn('expires_at', moment, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('attempts_of_key').on('attempts').columns(['key', 'at']).execute();
  await db.schema.createIndex('old_attempts').on('attempts').column('at').execute();
  await db.schema.createIndex('devices_of_member').on('member_devices').column('member_id').execute();
  await db.schema.createIndex('resets_of_member').on('password_resets').column('member_id').execute();
  await db.schema.createIndex('sessions_of_member').on('sessions').column('member_id').execute();
}

async function createAccountTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('outbox_mails')
    .addColumn('id', 'bigint', (c) => c.primaryKey().modifyEnd(sql`generated always as identity`))
    .addColumn('member_id', 'integer', (c) => c.references('members.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('recipient', 'text')
    .addColumn('created_at', moment, (c) => c.notNull())
    .addColumn('due_at', moment, (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema.createIndex('mails_due').on('outbox_mails').column('due_at').execute();
  await db.schema.createIndex('mails_of_member').on('outbox_mails').column('member_id').execute();
  await db.schema
    .createTable('member_preferences')
    .addColumn('member_id', 'integer', (c) => c.primaryKey().references('members.id').onDelete('cascade'))
    .addColumn('preferences', 'jsonb', (c) => c.notNull())
    .addColumn('updated_at', moment, (c) => c.notNull())
    .execute();
}

/** Counted attempts, known devices, password resets, waiting mail and preferences. */
export async function createAccounts(db: Kysely<unknown>): Promise<void> {
  await createSignInTables(db);
  await createAccountTables(db);
}
