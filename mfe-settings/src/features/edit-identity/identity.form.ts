import {
  AccountRequestWire,
  checkRequest,
  lastNameRequired,
  normalizeEmail,
  type RawId,
} from '@az/shared/contracts';
import { trimText } from '@az/shared/format';
import type { OwnAccount } from '../../data/account.ts';
import { words } from './words.ts';

type Texts = 'Names' | 'LastName' | 'Headline' | 'Description' | 'E-mails' | 'Phones' | 'Adresses';

/** The fields by their keys in the request; locations are codes, null until chosen. */
export type IdentityValues = Record<Texts | 'password', string> &
  Record<(typeof locationFields)[number], string | null>;

export const fields = [
  'Names',
  'LastName',
  'Headline',
  'Description',
  'E-mails',
  'password',
  'Phones',
  'Adresses',
  'country',
  'province',
  'city',
] as const satisfies readonly (keyof IdentityValues)[];

const toText = (code: RawId | null): string | null => (code === null ? null : String(code));

export const toValues = (account: OwnAccount): IdentityValues => ({
  Names: account.firstName,
  LastName: account.lastName,
  Headline: account.headline ?? '',
  Description: account.description,
  'E-mails': account.email,
  password: '',
  Phones: account.phone,
  Adresses: account.address,
  country: toText(account.country),
  province: toText(account.province),
  city: toText(account.city),
});

const locationFields = ['country', 'province', 'city'] as const;

const missing = { country: words.countryMissing, province: words.provinceMissing, city: words.cityMissing };

/** Whether the address has changed. The form then asks for the password, because the address is the sign-in name. */
export const isNewEmail = (values: IdentityValues, stored: IdentityValues): boolean =>
  normalizeEmail(values['E-mails']) !== normalizeEmail(stored['E-mails']);

function placeErrors(values: IdentityValues): Record<string, string> {
  const isNone = locationFields.every((level) => values[level] === null);
  if (isNone) return {};
  return Object.fromEntries(
    locationFields.filter((level) => values[level] === null).map((level) => [level, missing[level]]),
  );
}

function changesOf(values: IdentityValues, stored: IdentityValues): Record<string, string | null> {
  const texts = fields.filter(
    (field) => field !== 'password' && !locationFields.some((level) => level === field),
  );
  const changes: Record<string, string | null> = {};
  for (const field of texts) if (values[field] !== stored[field]) changes[field] = values[field];
  if (locationFields.some((level) => values[level] !== stored[level]))
    for (const level of locationFields) changes[level] = values[level];
  if (isNewEmail(values, stored)) changes.password = values.password;
  return changes;
}

/** The request with the changed fields (null if none has changed), or the errors by field. */
export function checkIdentity(values: IdentityValues, stored: IdentityValues, kind: OwnAccount['kind']) {
  const changes = changesOf(values, stored);
  if (Object.keys(changes).length === 0) return { request: null, errors: null };
  const errors: Record<string, string> = 'country' in changes ? placeErrors(values) : {};
  const { LastName } = changes;
  if (kind === 'person' && typeof LastName === 'string' && trimText(LastName) === '')
    errors.LastName = lastNameRequired;
  if (changes.password === '') errors.password = words.passwordMissing;
  const checked = checkRequest(AccountRequestWire, changes);
  const all = { ...checked.errors, ...errors };
  return Object.keys(all).length > 0 ? { request: null, errors: all } : checked;
}
