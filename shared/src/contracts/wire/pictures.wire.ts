import * as v from 'valibot';

/** `GET /profile/picture`: `status` is false and the data null when the member has none. Base64 JPEG, no prefix. */
export const PictureReplyWire = v.object({ status: v.boolean(), picture_data: v.nullable(v.string()) });

/** `GET /cover/picture`; the same shape. */
export const CoverReplyWire = v.object({ status: v.boolean(), cover_data: v.nullable(v.string()) });

export type PictureReplyWire = v.InferOutput<typeof PictureReplyWire>;
export type CoverReplyWire = v.InferOutput<typeof CoverReplyWire>;
