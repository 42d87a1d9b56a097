import type { Transaction } from 'kysely';
import type { ApiDb } from '../../schema/api-schema.ts';
import type { ApiTables } from '../../schema/tables.ts';

/** A picture in an export. */
export type ExportedPicture = { width: number; height: number; jpeg_base64: string };

/** Every place that shows a picture: a test compares it with the schema. */
export const pictureUses = [
  'announcement_images.picture_id',
  'members.cover_id',
  'members.picture_id',
  'members.thumbnail_id',
] as const;

/** A stored picture with its bytes, or null without one. */
export async function readPicture(db: ApiDb, id: string | null): Promise<ExportedPicture | null> {
  if (id === null) return null;
  const { width, height, bytes } = await db
    .selectFrom('pictures')
    .select(['width', 'height', 'bytes'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { width, height, jpeg_base64: Buffer.from(bytes).toString('base64') };
}

/** Removes those of the pictures that nothing shows any more, and returns their ids. The same bytes may be others' too. */
export async function removeUnused(db: Transaction<ApiTables>, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const used = new Set<string>();
  for (const use of pictureUses) {
    const [table, column] = use.split('.') as ['members', 'picture_id'];
    const rows = await db.selectFrom(table).select(column).where(column, 'in', ids).execute();
    for (const row of rows) if (row[column] !== null) used.add(row[column]);
  }
  const unused = ids.filter((id) => !used.has(id));
  if (unused.length > 0) await db.deleteFrom('pictures').where('id', 'in', unused).execute();
  return unused;
}
