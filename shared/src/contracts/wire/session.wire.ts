import * as v from 'valibot';
import { maxPasswordUnits } from './limits.ts';
import { SessionUserWire } from './session-user.wire.ts';

/** `POST /login` (extension): the maximum lengths are far above what a person types, so nothing is cut. */
export const LoginRequestWire = v.strictObject({
  email: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  password: v.pipe(v.string(), v.minLength(1), v.maxLength(maxPasswordUnits)),
});

export const LoginReplyWire = v.object({
  status: v.literal(true),
  access_token: v.string(),
  user: SessionUserWire,
});

/** `POST /verify-token`: the token in the body must equal the Bearer token. */
export const VerifyTokenRequestWire = v.strictObject({ access_token: v.pipe(v.string(), v.maxLength(1024)) });

/** Replies that only say whether the call worked. */
export const StatusReplyWire = v.object({ status: v.boolean() });

export type LoginRequestWire = v.InferOutput<typeof LoginRequestWire>;
export type LoginReplyWire = v.InferOutput<typeof LoginReplyWire>;
export type VerifyTokenRequestWire = v.InferOutput<typeof VerifyTokenRequestWire>;
export type StatusReplyWire = v.InferOutput<typeof StatusReplyWire>;
