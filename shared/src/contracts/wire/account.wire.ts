import * as v from 'valibot';
import {
  AdressesField,
  DescriptionField,
  EmailField,
  LastNameField,
  memberTexts,
  NamesField,
  PhonesField,
} from './account-fields.wire.ts';
import { CurrentPassword, NewPassword } from './password.wire.ts';
import { SessionUserWire } from './session-user.wire.ts';

const LocationCode = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100));

/** The member's own account as stored. */
export const AccountWire = v.object({
  ...memberTexts,
  /** The address that replaces `E-mails` once it is confirmed (extension `account-email`). */
  pending_email: v.nullable(memberTexts['E-mails']),
  type: v.string(),
  country: v.nullable(v.object({ code: v.nullable(v.string()), fr_Name: v.string() })),
  province: v.nullable(v.object({ code: v.nullable(v.string()), Name: v.string() })),
  city: v.nullable(v.object({ code: v.nullable(v.string()), Name: v.string() })),
});

export const AccountReplyWire = v.object({ status: v.literal(true), account: AccountWire });

/**
 * `PUT /account` (extension): keys that are left out stay unchanged. `country`, `province` and `city` are codes and are
 * sent together; three nulls remove the location. A new e-mail needs the password, and is effective once the link of a
 * mail to it is confirmed.
 */
export const AccountRequestWire = v.strictObject({
  Names: v.optional(NamesField),
  LastName: v.optional(LastNameField),
  Description: v.optional(DescriptionField),
  'E-mails': v.optional(EmailField),
  Phones: v.optional(PhonesField),
  Adresses: v.optional(AdressesField),
  country: v.optional(v.nullable(LocationCode)),
  province: v.optional(v.nullable(LocationCode)),
  city: v.optional(v.nullable(LocationCode)),
  password: v.optional(CurrentPassword),
});

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

/** Reply: every session of the member has ended; this token is that of the new one. */
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
export type AccountRequestWire = v.InferOutput<typeof AccountRequestWire>;
export type AccountSavedReplyWire = v.InferOutput<typeof AccountSavedReplyWire>;
export type ChangePasswordRequestWire = v.InferOutput<typeof ChangePasswordRequestWire>;
export type PasswordChangedReplyWire = v.InferOutput<typeof PasswordChangedReplyWire>;
export type CloseAccountRequestWire = v.InferOutput<typeof CloseAccountRequestWire>;
export type AccountExportReplyWire = v.InferOutput<typeof AccountExportReplyWire>;
