import type { ApiDb } from '../../schema/api-schema.ts';

type ExportedPicture = { width: number; height: number; jpeg_base64: string };

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
