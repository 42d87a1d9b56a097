import * as v from 'valibot';

/** `POST /confirm-email` (extension): the token is the part of the mail's link after `#token=`. */
export const ConfirmEmailRequestWire = v.strictObject({ token: v.pipe(v.string(), v.maxLength(255)) });

export type ConfirmEmailRequestWire = v.InferOutput<typeof ConfirmEmailRequestWire>;
