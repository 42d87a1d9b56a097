import * as v from 'valibot';
import { AnnouncementImageWire } from './announcements.wire.ts';

/** `GET /profile/picture`: a JPEG in base64, no prefix. Without a picture `status` is false and the data null. */
export const PictureReplyWire = v.object({ status: v.boolean(), picture_data: v.nullable(v.string()) });

/** `GET /cover/picture`: like `PictureReplyWire`, for the cover. */
export const CoverReplyWire = v.object({ status: v.boolean(), cover_data: v.nullable(v.string()) });

const Addresses = v.nullable(v.pick(AnnouncementImageWire, ['url', 'width', 'height', 'sizes']));

/** Expiring addresses of the member's own pictures, for this member only (extension). Null: the default picture. */
export const OwnPicturesWire = v.object({ profile: Addresses, cover: Addresses });

/** Reply of `GET /account/pictures` (extension). */
export const OwnPicturesReplyWire = v.object({ success: v.literal(true), pictures: OwnPicturesWire });

export type OwnPicturesWire = v.InferOutput<typeof OwnPicturesWire>;
export type OwnPicturesReplyWire = v.InferOutput<typeof OwnPicturesReplyWire>;
export type PictureReplyWire = v.InferOutput<typeof PictureReplyWire>;
export type CoverReplyWire = v.InferOutput<typeof CoverReplyWire>;
