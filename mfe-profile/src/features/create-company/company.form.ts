import { CompanyRequestWire, checkRequest } from '@az/shared/contracts';

/** The ten fields by their keys in the request. A choice is null until the member has made it. */
export type CompanyValues = Record<
  'company_name' | 'website' | 'neighborhood' | 'email' | 'phone' | 'description',
  string
> &
  Record<'activity_sector' | 'country' | 'province' | 'city', string | null>;

export const initialValues = (name = ''): CompanyValues => ({
  company_name: name,
  activity_sector: null,
  website: '',
  country: null,
  province: null,
  city: null,
  neighborhood: '',
  email: '',
  phone: '',
  description: '',
});

export const fields = Object.keys(initialValues()) as (keyof CompanyValues)[];

/** The request with exactly the ten keys, trimmed, or the errors by field. */
export function checkCompany(values: CompanyValues) {
  const texts = Object.fromEntries(fields.map((field) => [field, values[field] ?? '']));
  return checkRequest(CompanyRequestWire, texts);
}
