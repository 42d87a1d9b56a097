import { readBase64Image } from './images.ts';
import { asRecord } from './read.ts';

function readPicture(raw: unknown, name: 'picture_data' | 'cover_data'): string | null {
  const record = asRecord(raw);
  return record?.status === true ? readBase64Image(record[name]) : null;
}

/** Reply of `GET /profile/picture`: base64 of an image without `data:` prefix, else null (then show the default). */
export const parsePictureReply = (raw: unknown): string | null => readPicture(raw, 'picture_data');

/** Reply of `GET /cover/picture`, likewise. */
export const parseCoverReply = (raw: unknown): string | null => readPicture(raw, 'cover_data');

/** Whether a reply such as that of `POST /profile/picture` says that it was done. */
export const parseStatusReply = (raw: unknown): boolean => asRecord(raw)?.status === true;
