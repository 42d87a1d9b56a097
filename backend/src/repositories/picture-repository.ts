import { createHash } from 'node:crypto';
import type { ApiDb } from '../schema/api-schema.ts';
import type { PicturesTable } from '../schema/tables.ts';
import { RecentBytes } from './recent-bytes.ts';

const recentSize = 32 * 1024 * 1024;

/** A picture as it is kept: JPEG bytes and their size in pixels. */
export type Picture = Omit<PicturesTable, 'id'>;

/** Pictures, kept by the hash of their content: the same bytes once, and an address never changes its bytes. */
export class PictureRepository {
  /** One read of 50 kB costs the database about 3 ms of its one connection; a page shows ten pictures. */
  readonly #recent = new RecentBytes(recentSize);

  constructor(readonly db: ApiDb) {}

  /** Keeps a picture and returns its id. A picture that was public stays public. */
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

  /** Bytes of a public picture, or null. */
  async findPublic(id: string): Promise<Uint8Array | null> {
    const recent = this.#recent.get(id);
    if (recent) return recent;
    const found = await this.db
      .selectFrom('pictures')
      .select('bytes')
      .where('id', '=', id)
      .where('is_public', '=', true)
      .executeTakeFirst();
    if (found) this.#recent.set(id, found.bytes);
    return found?.bytes ?? null;
  }

  /** Drops pictures that are removed from this process's memory of late ones. */
  forget(ids: string[]): void {
    for (const id of ids) this.#recent.drop(id);
  }

  /** A member's own profile or cover picture as base64, or null when there is none. */
  async findOwn(memberId: number, which: 'picture_id' | 'cover_id'): Promise<string | null> {
    const found = await this.db
      .selectFrom('members')
      .innerJoin('pictures', 'pictures.id', `members.${which}`)
      .select('pictures.bytes')
      .where('members.id', '=', memberId)
      .executeTakeFirst();
    return found ? Buffer.from(found.bytes).toString('base64') : null;
  }
}
