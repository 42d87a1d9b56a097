import type { OwnPicturesWire } from '@az/shared/contracts';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { ApiDb } from '../schema/api-schema.ts';
import type { MediaAddresses, MediaFile } from '../security/media-addresses.ts';

/** Profile picture and cover for the member themselves. The addresses are for this member alone, and expire. */
export class OwnPictures {
  constructor(
    readonly db: ApiDb,
    readonly media: MediaAddresses,
  ) {}

  /** The addresses of both pictures and of their smaller sizes. */
  async find(memberId: number): Promise<OwnPicturesWire> {
    const rows = await this.db
      .selectFrom('members')
      .innerJoin('pictures', (join) =>
        join.on(({ eb, ref }) => eb(ref('pictures.id'), 'in', [ref('picture_id'), ref('cover_id')])),
      )
      .select(['pictures.id', 'pictures.width', 'pictures.height', 'picture_id', 'cover_id'])
      .select(({ selectFrom }) =>
        jsonArrayFrom(
          selectFrom('pictures as size')
            .select(['size.id', 'size.width', 'size.height'])
            .where(({ or, eb, and, exists, ref, selectFrom: select }) =>
              or([
                and([
                  eb('size.id', '=', ref('members.thumbnail_id')),
                  eb('pictures.id', '=', ref('members.picture_id')),
                ]),
                exists(
                  select('renditions')
                    .select('rendition_id')
                    .whereRef('renditions.picture_id', '=', 'pictures.id')
                    .whereRef('rendition_id', '=', 'size.id'),
                ),
              ]),
            )
            .whereRef('size.width', '<', 'pictures.width')
            .orderBy('size.width', 'desc'),
        ).as('sizes'),
      )
      .where('members.id', '=', memberId)
      .execute();
    const addressOf = await this.media.signer();
    const toWire = (which: 'picture_id' | 'cover_id') => {
      const row = rows.find((one) => one.id === one[which]);
      if (!row) return null;
      const { id, width, height, sizes } = row;
      const urlOf = (pictureId: string) => addressOf({ imageId: null, pictureId, memberId });
      return {
        url: urlOf(id),
        width,
        height,
        sizes: sizes.map((size) => ({ url: urlOf(size.id), width: size.width, height: size.height })),
      };
    };
    return { profile: toWire('picture_id'), cover: toWire('cover_id') };
  }

  /** Bytes of a picture or of one of its sizes; null unless it is a present picture of the address's member. */
  async findBytes(file: MediaFile): Promise<Uint8Array | null> {
    const found = await this.#selectFile(file).select('pictures.bytes').executeTakeFirst();
    return found?.bytes ?? null;
  }

  /** Whether `findBytes` finds a picture, without its bytes. */
  async mayRead(file: MediaFile): Promise<boolean> {
    return (await this.#selectFile(file).select('pictures.id').executeTakeFirst()) !== undefined;
  }

  #selectFile({ pictureId, memberId }: MediaFile) {
    return this.db
      .selectFrom('members')
      .innerJoin('pictures', (join) => join.on('pictures.id', '=', pictureId))
      .where('members.id', '=', memberId)
      .where(({ or, eb, exists, selectFrom }) =>
        or([
          eb('picture_id', '=', pictureId),
          eb('thumbnail_id', '=', pictureId),
          eb('cover_id', '=', pictureId),
          exists(
            selectFrom('renditions')
              .select('rendition_id')
              .where('rendition_id', '=', pictureId)
              .where(({ eb: is, ref }) =>
                is(ref('renditions.picture_id'), 'in', [ref('members.picture_id'), ref('members.cover_id')]),
              ),
          ),
        ]),
      );
  }
}
