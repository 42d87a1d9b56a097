import type { AnnouncementImageWire, Audience, MemberPictureWire } from '@az/shared/contracts';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { visibleAnnouncement } from '../permissions/predicates.ts';
import { Viewer } from '../permissions/viewer.ts';
import type { ApiDb } from '../schema/api-schema.ts';
import type { MediaAddresses, MediaFile } from '../security/media-addresses.ts';
import { type FeedPosition, isAfter, toPage } from './feed-position.ts';
import { countHidden } from './shown-comments.ts';

type ImageSlice = { items: MemberPictureWire[]; next: FeedPosition | null; total: number };

type ImageRow = {
  id: number;
  picture_id: string;
  alt: string;
  width: number;
  height: number;
  audience: Audience;
  sizes: { id: string; width: number; height: number }[];
};

/** Images of announcements, for viewers who may see the announcement. */
export class AnnouncementImages {
  constructor(
    readonly db: ApiDb,
    readonly pictureUrl: (id: string) => string,
    readonly media: MediaAddresses,
  ) {}

  /**
   * Images of an announcement in their order, each with its smaller sizes; empty if the viewer may not see the
   * announcement. If it is not for everybody, the addresses are for this viewer alone and expire.
   */
  async list(announcementId: number, viewer: Viewer): Promise<AnnouncementImageWire[]> {
    const rows = await this.#selectImages(viewer)
      .where('image.announcement_id', '=', announcementId)
      .orderBy('image.place')
      .execute();
    return this.#toWire(rows, viewer);
  }

  /** Like `list`, for several announcements: their images by the announcement's public id. */
  async listAll(announcementIds: string[], viewer: Viewer): Promise<Map<string, AnnouncementImageWire[]>> {
    if (announcementIds.length === 0) return new Map();
    const rows = await this.#selectImages(viewer)
      .select('one.public_id')
      .where('one.public_id', 'in', announcementIds)
      .orderBy('image.place')
      .execute();
    const found = new Map<string, AnnouncementImageWire[]>();
    for (const [index, image] of (await this.#toWire(rows, viewer)).entries()) {
      const id = rows[index]?.public_id ?? '';
      found.set(id, [...(found.get(id) ?? []), image]);
    }
    return found;
  }

  /** A page of the images of a member's announcements with its counts, the latest first; `next` is null when none are left. */
  async listOf(
    authorId: number,
    { viewer, after, limit }: { viewer: Viewer; after: FeedPosition | null; limit: number },
  ): Promise<ImageSlice> {
    const rows = await this.#selectImages(viewer)
      .innerJoin('announcement_counters as counters', 'counters.announcement_id', 'one.id')
      .select(['counters.likes', 'counters.comments', countHidden(this.db, viewer).as('hidden_comments')])
      .where('one.author_id', '=', authorId)
      .where((row) => isAfter(after, row.ref('one.created_at'), row.ref('image.id')))
      .orderBy('one.created_at', 'desc')
      .orderBy('image.id', 'desc')
      .limit(limit + 1)
      .execute();
    const { count } = await this.#select(viewer)
      .select((row) => row.fn.countAll().as('count'))
      .where('one.author_id', '=', authorId)
      .executeTakeFirstOrThrow();
    const { items, next } = toPage(rows, limit, {
      toItem: (row) => row,
      positionOf: ({ created_at, id }) => ({ createdAt: created_at, id }),
    });
    const images = await this.#toWire(items, viewer);
    const pictures = items.flatMap(({ likes, comments, hidden_comments }, index) => {
      const image = images[index];
      return image ? [{ ...image, like_count: likes, comment_count: comments - hidden_comments }] : [];
    });
    return { items: pictures, next, total: Number(count) };
  }

  async #toWire(rows: ImageRow[], viewer: Viewer): Promise<AnnouncementImageWire[]> {
    const addressOf = await this.media.signer();
    return rows.map(({ id: imageId, picture_id, alt, width, height, audience, sizes }) => {
      const urlOf = (pictureId: string): string =>
        audience === 'members' || viewer.memberId === null
          ? this.pictureUrl(pictureId)
          : addressOf({ imageId, pictureId, memberId: viewer.memberId });
      return {
        id: String(imageId),
        url: urlOf(picture_id),
        alt,
        width,
        height,
        sizes: sizes.map(({ id, ...size }) => ({ url: urlOf(id), ...size })),
      };
    });
  }

  /** Bytes of an image or of one of its sizes; null unless the address's member may see the announcement now. */
  async findBytes(file: MediaFile, imageId: number): Promise<Uint8Array | null> {
    const found = await this.#selectFile(file, imageId).select('pictures.bytes').executeTakeFirst();
    return found?.bytes ?? null;
  }

  /** Whether `findBytes` finds an image, without its bytes. */
  async mayRead(file: MediaFile, imageId: number): Promise<boolean> {
    return (await this.#selectFile(file, imageId).select('pictures.id').executeTakeFirst()) !== undefined;
  }

  #selectFile({ pictureId, memberId }: MediaFile, imageId: number) {
    return this.#select(Viewer.member(memberId))
      .leftJoin('renditions', (join) =>
        join.onRef('renditions.picture_id', '=', 'image.picture_id').on('rendition_id', '=', pictureId),
      )
      .innerJoin('pictures', (join) => join.on('pictures.id', '=', pictureId))
      .where('image.id', '=', imageId)
      .where((row) => row.or([row('image.picture_id', '=', pictureId), row('rendition_id', '=', pictureId)]));
  }

  #selectImages(viewer: Viewer) {
    return this.#select(viewer)
      .innerJoin('pictures', 'pictures.id', 'image.picture_id')
      .select(['image.id', 'image.picture_id', 'image.alt', 'pictures.width', 'pictures.height'])
      .select(['one.audience', 'one.created_at'])
      .select(({ selectFrom }) =>
        jsonArrayFrom(
          selectFrom('renditions')
            .innerJoin('pictures as size', 'size.id', 'renditions.rendition_id')
            .select(['size.id', 'size.width', 'size.height'])
            .whereRef('renditions.picture_id', '=', 'image.picture_id')
            .orderBy('size.width', 'desc'),
        ).as('sizes'),
      );
  }

  #select(viewer: Viewer) {
    return this.db
      .selectFrom('announcement_images as image')
      .innerJoin('announcements as one', 'one.id', 'image.announcement_id')
      .where((row) =>
        visibleAnnouncement(this.db, viewer, row.ref('one.author_id'), row.ref('one.audience')),
      );
  }
}
