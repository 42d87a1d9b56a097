import * as v from 'valibot';
import { CurrentPassword } from './account-fields.wire.ts';
import { NewPassword } from './password.wire.ts';
import { HeadlineWire, memberTexts, SessionUserWire } from './session-user.wire.ts';

export const AccountWire = v.object({
  ...memberTexts,
  /** Extension `headline`. */
  Headline: v.optional(HeadlineWire),
  /** The address that replaces `E-mails` once it is confirmed (extension `account-email`). */
  pending_email: v.nullable(memberTexts['E-mails']),
  /** Whether a mailed link has confirmed `E-mails`. Until then no notifications are mailed. */
  email_proven: v.optional(v.boolean()),
  type: v.string(),
  country: v.nullable(v.object({ code: v.nullable(v.string()), fr_Name: v.string() })),
  province: v.nullable(v.object({ code: v.nullable(v.string()), Name: v.string() })),
  city: v.nullable(v.object({ code: v.nullable(v.string()), Name: v.string() })),
});

export const AccountReplyWire = v.object({ status: v.literal(true), account: AccountWire });

/** Reply of `PUT /account`: the account, and the session user derived from it. */
export const AccountSavedReplyWire = v.object({
  status: v.literal(true),
  account: AccountWire,
  user: SessionUserWire,
});

/** `PUT /account/password` (extension). */
export const ChangePasswordRequestWire = v.strictObject({
  current_password: CurrentPassword,
  password: NewPassword,
});

/** Reply of `PUT /account/password`: all sessions of the member have ended; `access_token` is for a new one. */
export const PasswordChangedReplyWire = v.object({ status: v.literal(true), access_token: v.string() });

/** `DELETE /account` (extension). */
export const CloseAccountRequestWire = v.strictObject({ password: CurrentPassword });

/** `GET /account/export` (extension): one key for each kind of data. */
export const AccountExportReplyWire = v.object({
  status: v.literal(true),
  format: v.literal(1),
  exported_at: v.string(),
  data: v.record(v.string(), v.unknown()),
});

export type AccountWire = v.InferOutput<typeof AccountWire>;
export type AccountReplyWire = v.InferOutput<typeof AccountReplyWire>;
export type AccountSavedReplyWire = v.InferOutput<typeof AccountSavedReplyWire>;
export type ChangePasswordRequestWire = v.InferOutput<typeof ChangePasswordRequestWire>;
export type PasswordChangedReplyWire = v.InferOutput<typeof PasswordChangedReplyWire>;
export type CloseAccountRequestWire = v.InferOutput<typeof CloseAccountRequestWire>;
export type AccountExportReplyWire = v.InferOutput<typeof AccountExportReplyWire>;
