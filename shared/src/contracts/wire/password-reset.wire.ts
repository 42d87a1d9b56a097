import * as v from 'valibot';
import { EmailField } from './account-fields.wire.ts';
import { NewPassword } from './password.wire.ts';

/** `POST /forgot-password` (extension). The reply is `{status: true}` for known and unknown addresses alike. */
export const ForgotPasswordRequestWire = v.strictObject({ email: EmailField });

/** `POST /reset-password` (extension). The token is the part of the mail's link after `#token=`. */
export const ResetPasswordRequestWire = v.strictObject({
  token: v.pipe(v.string(), v.maxLength(255)),
  password: NewPassword,
});

export type ForgotPasswordRequestWire = v.InferOutput<typeof ForgotPasswordRequestWire>;
export type ResetPasswordRequestWire = v.InferOutput<typeof ResetPasswordRequestWire>;
