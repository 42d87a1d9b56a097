import * as v from 'valibot';
import {
  AdressesField,
  CurrentPassword,
  DescriptionField,
  EmailField,
  HeadlineField,
  LastNameField,
  NamesField,
  PhonesField,
} from './account-fields.wire.ts';

const LocationCode = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100));

/**
 * `PUT /account` (extension): keys left out stay unchanged. `country`, `province` and `city` are codes, sent together;
 * three nulls remove the location. A new e-mail needs the password, and is effective once confirmed.
 */
export const AccountRequestWire = v.strictObject({
  Names: v.optional(NamesField),
  LastName: v.optional(LastNameField),
  /** Extension `headline`. */
  Headline: v.optional(HeadlineField),
  Description: v.optional(DescriptionField),
  'E-mails': v.optional(EmailField),
  Phones: v.optional(PhonesField),
  Adresses: v.optional(AdressesField),
  country: v.optional(v.nullable(LocationCode)),
  province: v.optional(v.nullable(LocationCode)),
  city: v.optional(v.nullable(LocationCode)),
  password: v.optional(CurrentPassword),
});

export type AccountRequestWire = v.InferOutput<typeof AccountRequestWire>;
