import type { Choice } from '@az/shared/contracts';
import type { QueryClient } from '@az/shared/query';
import { fetchCities, fetchCountries, fetchProvinces } from '@az/shared/reference';

/** A member's location; codes where known. */
export type LocationCodes = { country: string | null; province: string | null; city: string | null };

type Named = { code: string | null; name: string } | null;

const codeIn = (list: Choice[], place: Named): string | null =>
  place && (place.code ?? list.find(({ label }) => label === place.name)?.value ?? null);

/** Finds the codes of locations known only by name, as far as the lists contain them. Never rejects. */
export async function findCodes(
  queries: QueryClient,
  named: { country: Named; province: Named; city: Named },
): Promise<LocationCodes> {
  const codes: LocationCodes = {
    country: named.country?.code ?? null,
    province: named.province?.code ?? null,
    city: named.city?.code ?? null,
  };
  const isKnown = (['country', 'province', 'city'] as const).every((level) => !named[level] || codes[level]);
  if (isKnown) return codes;
  try {
    codes.country = codeIn(await fetchCountries(queries), named.country);
    if (codes.country && named.province)
      codes.province = codeIn(await fetchProvinces(queries, codes.country), named.province);
    if (codes.province && named.city)
      codes.city = codeIn(await fetchCities(queries, codes.province), named.city);
  } catch {
    // The form loads the same lists and shows the error itself.
  }
  return codes;
}
