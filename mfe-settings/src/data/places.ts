import { getCities, getCountries, getProvinces } from '@az/shared/career';
import type { Choice } from '@az/shared/contracts';
import { type QueryClient, useQuery } from '@az/shared/query';
import { toast } from '@az/shared/toast';
import { useEffect } from 'react';

const fiveMinutes = 5 * 60_000;

const countries = { queryKey: ['countries'], queryFn: () => getCountries(), staleTime: fiveMinutes };

const provincesOf = (country: string | null) => ({
  queryKey: ['provinces', country],
  queryFn: () => getProvinces(country ?? ''),
  staleTime: fiveMinutes,
});

const citiesOf = (province: string | null) => ({
  queryKey: ['cities', province],
  queryFn: () => getCities(province ?? ''),
  staleTime: fiveMinutes,
});

/** A list to choose from, on its way to the screen. */
export type ChoiceList = { options: Choice[]; isLoading: boolean; onRetry: (() => void) | undefined };

const none: Choice[] = [];

/** Failures that a toast was shown for. */
const told = new WeakSet<Error>();

type Source = { queryKey: (string | null)[]; queryFn: () => Promise<Choice[]>; staleTime: number };

/** A failure raises its toast once for each attempt. */
function useList(source: Source, failure: string, enabled = true): ChoiceList {
  const { data, error, isFetching, refetch } = useQuery({ ...source, enabled, refetchOnWindowFocus: false });
  useEffect(() => {
    if (!error || told.has(error)) return;
    told.add(error);
    toast({ message: failure, variant: 'danger' });
  }, [error, failure]);
  const hasFailed = enabled && error !== null && !data && !isFetching;
  return {
    options: data ?? none,
    isLoading: isFetching && !data,
    onRetry: hasFailed ? () => void refetch() : undefined,
  };
}

export const useCountries = () => useList(countries, 'Erreur lors du chargement des données initiales');

/** Provinces of a country; none until one is chosen. */
export const useProvinces = (country: string | null) =>
  useList(provincesOf(country), 'Erreur lors du chargement des provinces', country !== null);

/** Cities of a province, likewise. */
export const useCities = (province: string | null) =>
  useList(citiesOf(province), 'Erreur lors du chargement des villes', province !== null);

/** What a member may have told of where they are; codes where they are known. */
export type PlaceCodes = { country: string | null; province: string | null; city: string | null };

type Named = { code: string | null; name: string } | null;

const codeIn = (list: Choice[], place: Named): string | null =>
  place && (place.code ?? list.find(({ label }) => label === place.name)?.value ?? null);

/** Finds the codes of places of which only the names are known; as many as the lists give. Never rejects. */
export async function findCodes(
  queries: QueryClient,
  named: { country: Named; province: Named; city: Named },
): Promise<PlaceCodes> {
  const codes: PlaceCodes = {
    country: named.country?.code ?? null,
    province: named.province?.code ?? null,
    city: named.city?.code ?? null,
  };
  const isKnown = (['country', 'province', 'city'] as const).every((level) => !named[level] || codes[level]);
  if (isKnown) return codes;
  try {
    codes.country = codeIn(await queries.fetchQuery(countries), named.country);
    if (codes.country && named.province)
      codes.province = codeIn(await queries.fetchQuery(provincesOf(codes.country)), named.province);
    if (codes.province && named.city)
      codes.city = codeIn(await queries.fetchQuery(citiesOf(codes.province)), named.city);
  } catch {
    // The form loads the same lists and says so itself.
  }
  return codes;
}
