import * as v from 'valibot';
import { maxPasswordUnits } from './limits.ts';
import { OwnPicturesWire } from './pictures.wire.ts';
import { HeadlineWire, SessionUserWire } from './session-user.wire.ts';

/**
 * `POST /login` (extension): the maximum lengths are far above what a person types. `remember`: the session lasts
 * `sessionDays`; otherwise `shortSessionHours`.
 */
export const LoginRequestWire = v.strictObject({
  email: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  password: v.pipe(v.string(), v.minLength(1), v.maxLength(maxPasswordUnits)),
  remember: v.optional(v.boolean()),
});

export const LoginReplyWire = v.object({
  status: v.literal(true),
  access_token: v.string(),
  user: SessionUserWire,
});

/** `POST /verify-token`: the token in the body must equal the Bearer token. */
export const VerifyTokenRequestWire = v.strictObject({ access_token: v.pipe(v.string(), v.maxLength(1024)) });

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** How much a member has: announcements, members who follow them, members whom they follow, and connections. */
export const FiguresWire = v.object({
  announcements: count,
  followers: count,
  follows: count,
  connections: count,
});

/** Reply of `POST /verify-token`; with the member's figures, headline and pictures where the server has these extensions. */
export const VerifyTokenReplyWire = v.object({
  status: v.boolean(),
  figures: v.optional(FiguresWire),
  headline: v.optional(HeadlineWire),
  pictures: v.optional(OwnPicturesWire),
});

/** Reply of `GET /account/figures` (extension). */
export const FiguresReplyWire = v.object({ success: v.literal(true), figures: FiguresWire });

/** Replies that only say whether the call worked. */
export const StatusReplyWire = v.object({ status: v.boolean() });

export type LoginRequestWire = v.InferOutput<typeof LoginRequestWire>;
export type LoginReplyWire = v.InferOutput<typeof LoginReplyWire>;
export type VerifyTokenRequestWire = v.InferOutput<typeof VerifyTokenRequestWire>;
export type FiguresWire = v.InferOutput<typeof FiguresWire>;
export type VerifyTokenReplyWire = v.InferOutput<typeof VerifyTokenReplyWire>;
export type FiguresReplyWire = v.InferOutput<typeof FiguresReplyWire>;
export type StatusReplyWire = v.InferOutput<typeof StatusReplyWire>;
