import * as v from 'valibot';
import { memberTexts } from './account-fields.wire.ts';
import { JobWire } from './job-history.wire.ts';

const nullableText = v.nullable(v.string());

/** The session user with the keys of the specification, section 3. `Picture` is base64 JPEG without `data:` prefix. */
export const SessionUserWire = v.object({
  Customers_Numbers: v.string(),
  ...memberTexts,
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
