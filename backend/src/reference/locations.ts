import { cityCode } from './city-code.ts';
import { countries, type Province } from './reference-data.ts';

type Named = { code: string; name: string };

export type Location = { country: Named; province: Named; city: Named };

const provinces = new Map<string, { country: string; province: Province }>();
for (const country of countries)
  for (const province of country.provinces) provinces.set(province.code, { country: country.code, province });

const byCode = new Map(countries.map((country) => [country.code, country]));

/** Provinces of a country in French order, or null for an unknown code. */
export function provincesOf(country: string): Named[] | null {
  return byCode.get(country)?.provinces.map(({ code, name }) => ({ code, name })) ?? null;
}

/** Cities of a province in French order, or null for an unknown code. */
export function citiesOf(province: string): Named[] | null {
  const found = provinces.get(province);
  return found?.province.cities.map((name) => ({ code: cityCode(province, name), name })) ?? null;
}

/** The location of three codes, or null when they do not belong together. */
export function findLocation(codes: { country: string; province: string; city: string }): Location | null {
  const country = byCode.get(codes.country);
  const found = provinces.get(codes.province);
  const city = citiesOf(codes.province)?.find(({ code }) => code === codes.city);
  if (!country || found?.country !== country.code || !city) return null;
  return {
    country: { code: country.code, name: country.name },
    province: { code: found.province.code, name: found.province.name },
    city,
  };
}
