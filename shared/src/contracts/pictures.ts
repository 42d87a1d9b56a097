import { type AnnouncementImage, parseImage } from './announcement-images.ts';
import { readBase64Image } from './images.ts';
import { asRecord, readSuccess } from './read.ts';

const isNothing = (value: unknown): boolean => value === undefined || value === null || value === '';

function readPicture(raw: unknown, name: 'picture_data' | 'cover_data'): string | null | undefined {
  const record = asRecord(raw);
  if (!record) return undefined;
  if (record.status === false || isNothing(record[name])) return null;
  return readBase64Image(record[name]) ?? undefined;
}

/** Base64 without `data:` prefix; null if the member has no picture; undefined if the picture cannot be shown. */
export const parsePictureReply = (raw: unknown): string | null | undefined =>
  readPicture(raw, 'picture_data');

export const parseCoverReply = (raw: unknown): string | null | undefined => readPicture(raw, 'cover_data');

/** Addresses of the member's own pictures; null for a default picture. */
export type OwnPictures = Record<'profile' | 'cover', AnnouncementImage | null>;

/** The `pictures` of a reply; null for a reply without `pictures`. */
export function parseOwnPictures(raw: unknown): OwnPictures | null {
  const pictures = asRecord(asRecord(raw)?.pictures);
  return pictures && { profile: parseImage(pictures.profile, 0), cover: parseImage(pictures.cover, 0) };
}

/** Reply of a call that only says whether it worked: true only when `status` is exactly true. */
export const parseStatusReply = (raw: unknown): boolean => readSuccess(raw, 'status') !== null;
