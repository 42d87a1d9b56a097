import type { Kysely } from 'kysely';

/** Smaller sizes of a picture. They are deleted with it. */
export async function createRenditions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('renditions')
    .addColumn('picture_id', 'text', (c) => c.notNull().references('pictures.id').onDelete('cascade'))
    .addColumn('rendition_id', 'text', (c) => c.notNull().references('pictures.id'))
    .addPrimaryKeyConstraint('one_rendition', ['picture_id', 'rendition_id'])
    .execute();
  await db.schema.createIndex('renditions_by_file').on('renditions').column('rendition_id').execute();
  await db.schema.createIndex('images_by_picture').on('announcement_images').column('picture_id').execute();
  for (const column of ['picture_id', 'thumbnail_id', 'cover_id'])
    await db.schema.createIndex(`members_by_${column}`).on('members').column(column).execute();
}
