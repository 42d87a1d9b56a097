import * as v from 'valibot';

/**
 * `POST /confirm-email` (extension): from now on the wanted address counts. The token is the part of the mail's link
 * after `#token=`. A new address is asked for with `PUT /account`; `POST /account/email-change` sends the mail again, and
 * `DELETE` withdraws the request.
 */
export const ConfirmEmailRequestWire = v.strictObject({ token: v.pipe(v.string(), v.maxLength(255)) });

export type ConfirmEmailRequestWire = v.InferOutput<typeof ConfirmEmailRequestWire>;
