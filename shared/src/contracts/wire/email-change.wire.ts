import * as v from 'valibot';

/**
 * `POST /confirm-email` (extension): makes the new address effective. The token is the part of the mail's link after
 * `#token=`. A change is requested with `PUT /account`; `POST /account/email-change` sends the mail again, and `DELETE`
 * cancels the request.
 */
export const ConfirmEmailRequestWire = v.strictObject({ token: v.pipe(v.string(), v.maxLength(255)) });

export type ConfirmEmailRequestWire = v.InferOutput<typeof ConfirmEmailRequestWire>;
