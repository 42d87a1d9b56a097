import * as v from 'valibot';
import { JobWire } from './job-history.wire.ts';
import { accountLengths } from './limits.ts';
import { textUpTo } from './text.ts';

const nullableText = v.nullable(v.string());

export const memberTexts = {
  Names: textUpTo(accountLengths.Names),
  LastName: textUpTo(accountLengths.LastName),
  Description: textUpTo(accountLengths.Description),
  'E-mails': textUpTo(accountLengths['E-mails']),
  Phones: textUpTo(accountLengths.Phones),
  Adresses: textUpTo(accountLengths.Adresses),
};

/** What a member wrote under their name; if empty, the title of the last job is shown. */
export const HeadlineWire = textUpTo(accountLengths.Headline);

/** The session user with the keys of the specification, section 3. `Picture` is base64 JPEG without `data:` prefix. */
export const SessionUserWire = v.object({
  Customers_Numbers: v.string(),
  ...memberTexts,
  /** Extension `headline`; not in the stored user, whose keys the specification fixes. */
  Headline: v.optional(HeadlineWire),
  created_date: nullableText,
  Picture: nullableText,
  type: v.string(),
  isVerify: v.boolean(),
  province: v.nullable(v.object({ Name: v.string() })),
  city: v.nullable(v.object({ Name: v.string() })),
  country: v.nullable(v.object({ fr_Name: v.string() })),
  last_job_history: v.nullable(JobWire),
});

export type SessionUserWire = v.InferOutput<typeof SessionUserWire>;
