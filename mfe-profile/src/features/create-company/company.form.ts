import { CompanyRequestWire, checkRequest } from '@az/shared/contracts';

/** The ten fields under the keys of the request; what is chosen from a list is null until it is. */
export type CompanyValues = Record<
  'company_name' | 'website' | 'neighborhood' | 'email' | 'phone' | 'description',
  string
> &
  Record<'activity_sector' | 'country' | 'province' | 'city', string | null>;

/** An empty form, with the name that was searched for. */
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

/** In the order of the screen. */
export const fields = Object.keys(initialValues()) as (keyof CompanyValues)[];

/** The request with exactly the ten keys, trimmed, or what is wrong with which field. */
export function checkCompany(values: CompanyValues) {
  const texts = Object.fromEntries(fields.map((field) => [field, values[field] ?? '']));
  return checkRequest(CompanyRequestWire, texts);
}
