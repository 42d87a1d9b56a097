import { type CreateTableBuilder, type Kysely, sql } from 'kysely';

const moment = sql`timestamptz(3)`;

type Table = CreateTableBuilder<string, string>;

function tableWithId(db: Kysely<unknown>, name: string, firstId = 1): Table {
  return db.schema
    .createTable(name)
    .addColumn('id', 'integer', (c) =>
      c.primaryKey().modifyEnd(sql`generated always as identity (start ${sql.lit(firstId)})`),
    );
}

function withReference(table: Table, column: string, to: string, optional = false): Table {
  return table.addColumn(column, to === 'pictures' ? 'text' : 'integer', (c) => {
    const reference = c.references(`${to}.id`);
    return optional ? reference : reference.notNull().onDelete('cascade');
  });
}

async function createPeople(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('pictures')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('bytes', 'bytea', (c) => c.notNull())
    .addColumn('width', 'integer', (c) => c.notNull())
    .addColumn('height', 'integer', (c) => c.notNull())
    .addColumn('is_public', 'boolean', (c) => c.notNull())
    .execute();
  const members = tableWithId(db, 'members', 100_001)
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('password_hash', 'text')
    .addColumn('kind', 'text', (c) => c.notNull().check(sql`kind in ('person', 'company')`))
    .addColumn('first_name', 'text', (c) => c.notNull())
    .addColumn('last_name', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('phone', 'text', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('country', 'text')
    .addColumn('province', 'text')
    .addColumn('city', 'text')
    .addColumn('verified', 'boolean', (c) => c.notNull().defaultTo(false))
    .addColumn('created_at', moment, (c) => c.notNull());
  const withPicture = withReference(members, 'picture_id', 'pictures', true);
  const withThumbnail = withReference(withPicture, 'thumbnail_id', 'pictures', true);
  await withReference(withThumbnail, 'cover_id', 'pictures', true).execute();
  await withReference(db.schema.createTable('sessions'), 'member_id', 'members')
    .addColumn('token_hash', 'bytea', (c) => c.primaryKey())
    .addColumn('created_at', moment, (c) => c.notNull())
    .addColumn('last_seen_at', moment, (c) => c.notNull())
    .addColumn('expires_at', moment, (c) => c.notNull())
    .execute();
}

async function createJobs(db: Kysely<unknown>): Promise<void> {
  await tableWithId(db, 'positions')
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('description_html', 'text', (c) => c.notNull())
    .execute();
  const ofMember = withReference(tableWithId(db, 'jobs'), 'member_id', 'members');
  const ofCompany = withReference(
    withReference(ofMember, 'position_id', 'positions'),
    'company_id',
    'members',
  );
  await ofCompany
    .addColumn('starting_date', 'text', (c) => c.notNull())
    .addColumn('ending_date', 'text')
    .execute();
  await withReference(tableWithId(db, 'job_notes'), 'job_id', 'jobs')
    .addColumn('kind', 'text', (c) => c.notNull().check(sql`kind in ('skill', 'tool', 'task')`))
    .addColumn('text', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('jobs_of_member').on('jobs').columns(['member_id', 'starting_date']).execute();
  await db.schema.createIndex('notes_of_job').on('job_notes').column('job_id').execute();
}

async function createAnnouncements(db: Kysely<unknown>): Promise<void> {
  await withReference(tableWithId(db, 'announcements'), 'author_id', 'members')
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('created_at', moment, (c) => c.notNull())
    .execute();
  const images = withReference(tableWithId(db, 'announcement_images'), 'announcement_id', 'announcements');
  await withReference(images, 'picture_id', 'pictures')
    .addColumn('place', 'integer', (c) => c.notNull())
    .addColumn('alt', 'text', (c) => c.notNull())
    .addUniqueConstraint('image_place', ['announcement_id', 'place'])
    .execute();
  const comments = withReference(
    tableWithId(db, 'announcement_comments'),
    'announcement_id',
    'announcements',
  );
  await withReference(comments, 'author_id', 'members')
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('created_at', moment, (c) => c.notNull())
    .execute();
  const likes = withReference(
    db.schema.createTable('announcement_likes'),
    'announcement_id',
    'announcements',
  );
  await withReference(likes, 'member_id', 'members')
    .addPrimaryKeyConstraint('one_like', ['announcement_id', 'member_id'])
    .execute();
  await db.schema
    .createIndex('newest_announcements')
    .on('announcements')
    .columns(['created_at', 'id'])
    .execute();
  await db.schema
    .createIndex('comments_of_announcement')
    .on('announcement_comments')
    .columns(['announcement_id', 'created_at', 'id'])
    .execute();
}

async function createWrites(db: Kysely<unknown>): Promise<void> {
  await withReference(db.schema.createTable('writes'), 'member_id', 'members')
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('fingerprint', 'text', (c) => c.notNull())
    .addColumn('reply', 'jsonb', (c) => c.notNull())
    .addColumn('created_at', moment, (c) => c.notNull())
    .addPrimaryKeyConstraint('one_write', ['member_id', 'key'])
    .execute();
}

/** Members, sessions, pictures, jobs, announcements and stored writes. */
export async function createFirstTables(db: Kysely<unknown>): Promise<void> {
  await createPeople(db);
  await createJobs(db);
  await createAnnouncements(db);
  await createWrites(db);
}
