import { asRecord, firstId, firstRecord, firstText, type GivenId, type RawRecord } from './read.ts';
import { companyType } from './wire/company-type.ts';

/** A country, province or city; a place from before there were codes has only a name. */
export type AccountPlace = { code: GivenId | null; name: string };

/** What a member may change about themselves. Texts that the server leaves out are empty. */
export type Account = {
  firstName: string;
  lastName: string;
  description: string;
  email: string;
  /** The address that waits for its confirmation; null when none does. */
  pendingEmail: string | null;
  phone: string;
  address: string;
  kind: 'person' | 'company';
  country: AccountPlace | null;
  province: AccountPlace | null;
  city: AccountPlace | null;
};

function readPlace(record: RawRecord | null, level: string): AccountPlace | null {
  const place = firstRecord(record, level);
  const code = firstId(place, 'code');
  const name = firstText(place, 'fr_Name', 'Name', 'name', 'code');
  return name === null ? null : { code, name };
}

/** Reply of `GET` and `PUT /account`; null when it holds no account. */
export function parseAccount(raw: unknown): Account | null {
  const record = asRecord(asRecord(raw)?.account);
  if (!record) return null;
  return {
    firstName: firstText(record, 'Names') ?? '',
    lastName: firstText(record, 'LastName') ?? '',
    description: firstText(record, 'Description') ?? '',
    email: firstText(record, 'E-mails', 'Emails') ?? '',
    pendingEmail: firstText(record, 'pending_email'),
    phone: firstText(record, 'Phones') ?? '',
    address: firstText(record, 'Adresses') ?? '',
    kind: record.type === companyType ? 'company' : 'person',
    country: readPlace(record, 'country'),
    province: readPlace(record, 'province'),
    city: readPlace(record, 'city'),
  };
}

/** Reply of `PUT /account/password`: the token of the session that goes on; null when there is none. */
export function parsePasswordChanged(raw: unknown): string | null {
  const record = asRecord(raw);
  return record?.status === true ? firstText(record, 'access_token') : null;
}

/** Reply of `GET /account/export`; null when it holds nothing. */
export function parseExport(raw: unknown): { exportedAt: string; data: RawRecord } | null {
  const record = asRecord(raw);
  const data = asRecord(record?.data);
  return record?.status === true && data
    ? { exportedAt: firstText(record, 'exported_at') ?? '', data }
    : null;
}
