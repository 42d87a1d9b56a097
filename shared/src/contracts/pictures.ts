import { readBase64Image } from './images.ts';
import { asRecord, readSuccess } from './read.ts';

const isNothing = (value: unknown): boolean => value === undefined || value === null || value === '';

function readPicture(raw: unknown, name: 'picture_data' | 'cover_data'): string | null | undefined {
  const record = asRecord(raw);
  if (!record) return undefined;
  if (record.status === false || isNothing(record[name])) return null;
  return readBase64Image(record[name]) ?? undefined;
}

/** Base64 without `data:` prefix; null where there is none; undefined for a picture that cannot be shown. */
export const parsePictureReply = (raw: unknown): string | null | undefined =>
  readPicture(raw, 'picture_data');

export const parseCoverReply = (raw: unknown): string | null | undefined => readPicture(raw, 'cover_data');

/** Reply of a call that only says whether it worked: true only when `status` is exactly true. */
export const parseStatusReply = (raw: unknown): boolean => readSuccess(raw, 'status') !== null;
