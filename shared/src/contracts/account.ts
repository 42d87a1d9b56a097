import { companyType } from './author.ts';
import {
  asRecord,
  firstId,
  firstRecord,
  firstText,
  nameIn,
  type RawId,
  type RawRecord,
  readSuccess,
} from './read.ts';

/** A country, province or city. `code` is null if it was stored before codes existed. */
export type AccountLocation = { code: RawId | null; name: string };

export type Account = {
  firstName: string;
  lastName: string;
  /** The line under the name. If empty, the title of the last job is shown. Null where the server has no headlines. */
  headline: string | null;
  description: string;
  email: string;
  /** True on a server that does not say it. */
  isEmailProven: boolean;
  pendingEmail: string | null;
  phone: string;
  address: string;
  kind: 'person' | 'company';
  country: AccountLocation | null;
  province: AccountLocation | null;
  city: AccountLocation | null;
};

function readLocation(record: RawRecord | null, level: string): AccountLocation | null {
  const location = firstRecord(record, level);
  const code = firstId(location, 'code');
  const name = firstText(location, 'fr_Name', 'Name', 'name', 'code');
  return name === null ? null : { code, name };
}

export function parseAccount(raw: unknown): Account | null {
  const record = asRecord(asRecord(raw)?.account);
  if (!record) return null;
  return {
    firstName: nameIn(record, 'Names') ?? '',
    lastName: nameIn(record, 'LastName') ?? '',
    headline: 'Headline' in record ? (nameIn(record, 'Headline') ?? '') : null,
    description: firstText(record, 'Description') ?? '',
    email: firstText(record, 'E-mails', 'Emails') ?? '',
    isEmailProven: record.email_proven !== false,
    pendingEmail: firstText(record, 'pending_email'),
    phone: nameIn(record, 'Phones') ?? '',
    address: firstText(record, 'Adresses') ?? '',
    kind: record.type === companyType ? 'company' : 'person',
    country: readLocation(record, 'country'),
    province: readLocation(record, 'province'),
    city: readLocation(record, 'city'),
  };
}

export const parsePasswordChanged = (raw: unknown): string | null =>
  firstText(readSuccess(raw, 'status'), 'access_token');

export function parseExport(raw: unknown): { exportedAt: string; data: RawRecord } | null {
  const record = readSuccess(raw, 'status');
  const data = asRecord(record?.data);
  return data && { exportedAt: firstText(record, 'exported_at') ?? '', data };
}
