import { type AccountPlace, type Choice, type GivenId, toGivenId } from '@az/shared/contracts';
import type { QueryClient } from '@az/shared/query';
import { fetchCities, fetchCountries, fetchProvinces, toGivenPlace } from '@az/shared/reference';

const levels = ['country', 'province', 'city'] as const;

type Levels<Code> = Record<(typeof levels)[number], Code>;

/** Where a member is; codes as the server gave them, where they are known. */
export type PlaceCodes = Levels<GivenId | null>;

function codeIn(list: Choice[], place: AccountPlace | null): GivenId | null {
  const named = list.find(({ label }) => label === place?.name);
  return place?.code ?? (named ? toGivenId(list, named.value) : null);
}

/** Finds the codes of places of which only the names are known; as many as the lists give. Never rejects. */
export async function findCodes(
  queries: QueryClient,
  named: Levels<AccountPlace | null>,
): Promise<PlaceCodes> {
  const codes: PlaceCodes = {
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
    // The form loads the same lists and says so itself.
  }
  return codes;
}

/** Chosen codes as they are sent: those of the account as they came with it, the others as the lists have them. Never rejects. */
export async function toGivenCodes(
  queries: QueryClient,
  chosen: Levels<string>,
  known: PlaceCodes,
): Promise<PlaceCodes> {
  const codes: PlaceCodes = await toGivenPlace(queries, chosen);
  for (const level of levels) if (chosen[level] === String(known[level])) codes[level] = known[level];
  return codes;
}
