import { type AccountLocation, type Choice, type RawId, toRawId } from '@az/shared/contracts';
import type { QueryClient } from '@az/shared/query';
import { fetchCities, fetchCountries, fetchProvinces, toRawLocation } from '@az/shared/reference';

const levels = ['country', 'province', 'city'] as const;

type Levels<Code> = Record<(typeof levels)[number], Code>;

/** The codes of a member's location, in the type that the server uses; null if unknown. */
export type LocationCodes = Levels<RawId | null>;

function codeIn(list: Choice[], location: AccountLocation | null): RawId | null {
  const named = list.find(({ label }) => label === location?.name);
  return location?.code ?? (named ? toRawId(list, named.value) : null);
}

/** Finds the codes of locations known only by name, as far as the lists contain them. Never rejects. */
export async function findCodes(
  queries: QueryClient,
  named: Levels<AccountLocation | null>,
): Promise<LocationCodes> {
  const codes: LocationCodes = {
    country: named.country?.code ?? null,
    province: named.province?.code ?? null,
    city: named.city?.code ?? null,
  };
  const isKnown = levels.every((level) => !named[level] || codes[level]);
  if (isKnown) return codes;
  try {
    codes.country = codeIn(await fetchCountries(queries), named.country);
    if (codes.country && named.province)
      codes.province = codeIn(await fetchProvinces(queries, String(codes.country)), named.province);
    if (codes.province && named.city)
      codes.city = codeIn(await fetchCities(queries, String(codes.province)), named.city);
  } catch {
    // The form loads the same lists and shows the error itself.
  }
  return codes;
}

/** Converts chosen codes to the server's type, by the account if unchanged, otherwise by the lists. Never rejects. */
export async function toRawCodes(
  queries: QueryClient,
  chosen: Levels<string>,
  known: LocationCodes,
): Promise<LocationCodes> {
  const codes: LocationCodes = await toRawLocation(queries, chosen);
  for (const level of levels) if (chosen[level] === String(known[level])) codes[level] = known[level];
  return codes;
}
