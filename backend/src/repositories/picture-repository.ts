import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { EncodedPicture } from '../pictures/encode-picture.ts';
import type { ApiDb } from '../schema/api-schema.ts';
import type { ApiTables, PicturesTable } from '../schema/tables.ts';
import { RecentBytes } from './recent-bytes.ts';

const recentSize = 32 * 1024 * 1024;

/** Key of the lock for changes to the use of pictures. */
const lockNumber = 7_321_001;

/** Every column that references a picture; a test compares it with the schema. */
export const pictureUses = [
  'announcement_images.picture_id',
  'members.cover_id',
  'members.picture_id',
  'members.thumbnail_id',
  'renditions.picture_id',
  'renditions.rendition_id',
] as const;

export type Picture = Omit<PicturesTable, 'id'>;

/** Pictures of a member: the profile's with its thumbnail, and the cover. */
export type OwnPicture = 'profile' | 'cover';

/** Pictures by the hash of their content: equal bytes are stored once, and the bytes of an id never change. */
export class PictureRepository {
  /** A cache, because reading 50 kB occupies PGlite's one connection for about 3 ms, and a page shows ten pictures. */
  readonly #recent: RecentBytes;

  constructor(
    readonly db: ApiDb,
    now: () => Date = () => new Date(),
  ) {
    this.#recent = new RecentBytes(recentSize, now);
  }

  /** Stores a picture and returns its id. A picture that was public stays public. */
  async store(picture: Picture): Promise<string> {
    const id = createHash('sha256').update(picture.bytes).digest('hex').slice(0, 32);
    await this.db
      .insertInto('pictures')
      .values({ id, ...picture })
      .onConflict((conflict) => {
        const known = conflict.column('id');
        return picture.is_public ? known.doUpdateSet({ is_public: true }) : known.doNothing();
      })
      .execute();
    return id;
  }

  /** Stores a picture with its smaller sizes, in a transaction that holds the lock, and returns its id. */
  static async storeSizes(
    db: Transaction<ApiTables>,
    [largest, ...smaller]: [EncodedPicture, ...EncodedPicture[]],
    isPublic: boolean,
  ): Promise<string> {
    const pictures = new PictureRepository(db);
    const id = await pictures.store({ ...largest, is_public: isPublic });
    for (const size of smaller) {
      if (size.width === largest.width) continue;
      const renditionId = await pictures.store({ ...size, is_public: isPublic });
      await db
        .insertInto('renditions')
        .values({ picture_id: id, rendition_id: renditionId })
        .onConflict((conflict) => conflict.columns(['picture_id', 'rendition_id']).doNothing())
        .execute();
    }
    return id;
  }

  /** Locks the use of pictures on all servers until the transaction ends. Call it before the first change of a use. */
  static async lock(db: Transaction<ApiTables>): Promise<void> {
    await sql`select pg_advisory_xact_lock(${sql.lit(lockNumber)})`.execute(db);
  }

  /**
   * Removes those of the pictures that are no longer used, with their smaller sizes, in a transaction that holds the
   * lock. Returns the removed ids. A picture that stays becomes private if nothing public uses it any more.
   */
  static async removeUnused(db: Transaction<ApiTables>, ids: (string | null)[]): Promise<string[]> {
    const known = ids.filter((id) => id !== null);
    if (known.length === 0) return [];
    const sizes = await PictureRepository.#sizesOf(db, known);
    // Pictures are removed before sizes, because a size counts as used while its picture exists.
    const removed = [
      ...(await PictureRepository.#remove(db, known)),
      ...(await PictureRepository.#remove(db, sizes)),
    ];
    await PictureRepository.setPublic(db, [...known, ...sizes]);
    return removed;
  }

  /**
   * Makes each picture, with its smaller sizes, public if it is a thumbnail or in an announcement for everybody,
   * otherwise private. Needs a transaction that holds the lock. Returns the ids of the pictures and their sizes.
   */
  static async setPublic(db: Transaction<ApiTables>, ids: readonly string[]): Promise<string[]> {
    if (ids.length === 0) return [];
    const all = [...ids, ...(await PictureRepository.#sizesOf(db, ids))];
    await db
      .updateTable('pictures')
      .set(({ or, exists, selectFrom, ref }) => {
        const shown = selectFrom('announcement_images as image')
          .innerJoin('announcements', 'announcements.id', 'image.announcement_id')
          .select('image.id')
          .where('announcements.audience', '=', 'members');
        return {
          is_public: or([
            exists(
              selectFrom('members').select('members.id').whereRef('thumbnail_id', '=', ref('pictures.id')),
            ),
            exists(shown.whereRef('image.picture_id', '=', ref('pictures.id'))),
            exists(
              shown
                .innerJoin('renditions', 'renditions.picture_id', 'image.picture_id')
                .whereRef('renditions.rendition_id', '=', ref('pictures.id')),
            ),
          ]).$castTo<boolean>(),
        };
      })
      .where('id', 'in', all)
      .execute();
    return all;
  }

  static async #sizesOf(db: Transaction<ApiTables>, ids: readonly string[]): Promise<string[]> {
    const rows = await db
      .selectFrom('renditions')
      .select('rendition_id')
      .where('picture_id', 'in', [...ids])
      .execute();
    return rows.map(({ rendition_id }) => rendition_id);
  }

  static async #remove(db: Transaction<ApiTables>, ids: string[]): Promise<string[]> {
    if (ids.length === 0) return [];
    const removed = await db
      .deleteFrom('pictures')
      .where('id', 'in', ids)
      .where(({ not, or, exists, selectFrom, ref }) => {
        const usedBy = (column: 'picture_id' | 'thumbnail_id' | 'cover_id') =>
          exists(
            selectFrom('members').select('members.id').whereRef(`members.${column}`, '=', ref('pictures.id')),
          );
        return not(
          or([
            usedBy('picture_id'),
            usedBy('thumbnail_id'),
            usedBy('cover_id'),
            exists(
              selectFrom('announcement_images as image')
                .select('image.id')
                .whereRef('image.picture_id', '=', ref('pictures.id')),
            ),
            exists(
              selectFrom('renditions')
                .select('renditions.picture_id')
                .whereRef('renditions.rendition_id', '=', ref('pictures.id')),
            ),
          ]),
        );
      })
      .returning('id')
      .execute();
    return removed.map(({ id }) => id);
  }

  /** Whether a picture exists and is public, without its bytes. */
  async isPublic(id: string): Promise<boolean> {
    if (this.#recent.get(id)) return true;
    const found = await this.#selectPublic(id).select('id').executeTakeFirst();
    return found !== undefined;
  }

  #selectPublic(id: string) {
    return this.db.selectFrom('pictures').where('id', '=', id).where('is_public', '=', true);
  }

  async findPublic(id: string): Promise<Uint8Array | null> {
    const recent = this.#recent.get(id);
    if (recent) return recent;
    const found = await this.#selectPublic(id).select('bytes').executeTakeFirst();
    if (found) this.#recent.set(id, found.bytes);
    return found?.bytes ?? null;
  }

  /** Drops removed pictures from this process's cache. */
  drop(ids: string[]): void {
    for (const id of ids) this.#recent.drop(id);
  }

  /** A member's own profile or cover picture as base64, or null when there is none. */
  async findOwn(memberId: number, which: OwnPicture): Promise<string | null> {
    const found = await this.db
      .selectFrom('members')
      .innerJoin('pictures', 'pictures.id', which === 'cover' ? 'members.cover_id' : 'members.picture_id')
      .select('pictures.bytes')
      .where('members.id', '=', memberId)
      .executeTakeFirst();
    return found ? Buffer.from(found.bytes).toString('base64') : null;
  }

  /**
   * Sets a member's picture or cover, or removes it when `sizes` is null, and removes the bytes of the old one unless
   * something else uses them. The sizes of a profile picture are the picture and its thumbnail.
   */
  static async setOwn(
    db: Transaction<ApiTables>,
    memberId: number,
    which: OwnPicture,
    sizes: [EncodedPicture, EncodedPicture] | null,
  ): Promise<void> {
    await PictureRepository.lock(db);
    const old = await db
      .selectFrom('members')
      .select(['picture_id', 'thumbnail_id', 'cover_id'])
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow();
    if (which === 'cover') {
      const cover_id = sizes && (await PictureRepository.storeSizes(db, sizes, false));
      await db.updateTable('members').set({ cover_id }).where('id', '=', memberId).execute();
      await PictureRepository.removeUnused(db, [old.cover_id]);
      return;
    }
    // The thumbnail is public, because others see it beside what the member writes.
    const picture_id = sizes && (await PictureRepository.storeSizes(db, [sizes[0]], false));
    const thumbnail_id = sizes && (await PictureRepository.storeSizes(db, [sizes[1]], true));
    await db.updateTable('members').set({ picture_id, thumbnail_id }).where('id', '=', memberId).execute();
    await PictureRepository.removeUnused(db, [old.picture_id, old.thumbnail_id]);
  }
}
