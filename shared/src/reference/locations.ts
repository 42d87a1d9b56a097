import { getCities, getCountries, getProvinces } from '../api/career.api.ts';
import { type Choice, type RawId, toRawId } from '../contracts/index.ts';
import type { QueryClient } from '../query/index.ts';
import { fetchReference, type Reference, type ReferenceQuery, useReference } from './use-reference.ts';

const countries: ReferenceQuery<Choice[]> = {
  queryKey: ['shared', 'countries'],
  queryFn: ({ signal }) => getCountries(signal),
};

const provincesOf = (country: string): ReferenceQuery<Choice[]> => ({
  queryKey: ['shared', 'provinces', country],
  queryFn: ({ signal }) => getProvinces(country, signal),
});

const citiesOf = (province: string): ReferenceQuery<Choice[]> => ({
  queryKey: ['shared', 'cities', province],
  queryFn: ({ signal }) => getCities(province, signal),
});

/** Options of a `Select` with their loading state; `onRetry` is set when the list could not be loaded. */
export type ChoiceList = { options: Choice[]; isLoading: boolean; onRetry: (() => void) | undefined };

export const noChoices: Choice[] = [];

const toChoiceList = ({ lists, isLoading, hasFailed, retry }: Reference<Choice[]>): ChoiceList => ({
  options: lists ?? noChoices,
  isLoading,
  onRetry: hasFailed ? retry : undefined,
});

/** Toasts of the specification, section 8. */
export const referenceFailureMessages = {
  start: 'Erreur lors du chargement des données initiales',
  provinces: 'Erreur lors du chargement des provinces',
  cities: 'Erreur lors du chargement des villes',
};

export const useCountries = (): ChoiceList =>
  toChoiceList(useReference(countries, referenceFailureMessages.start));

/** Provinces of a country; empty until a country is chosen. A late reply about another country is dropped. */
export const useProvinces = (country: string | null): ChoiceList =>
  toChoiceList(
    useReference(provincesOf(country ?? ''), referenceFailureMessages.provinces, country !== null),
  );

export const useCities = (province: string | null): ChoiceList =>
  toChoiceList(useReference(citiesOf(province ?? ''), referenceFailureMessages.cities, province !== null));

type LocationCodes<Code> = Record<'country' | 'province' | 'city', Code>;

/** The codes of a chosen location in the server's type, or as strings where a list cannot be loaded. Never rejects. */
export async function toRawLocation(
  queries: QueryClient,
  { country, province, city }: LocationCodes<string>,
): Promise<LocationCodes<RawId>> {
  const rawId = async (list: ReferenceQuery<Choice[]>, code: string) =>
    toRawId(await queries.ensureQueryData(list).catch(() => noChoices), code);
  const codes = await Promise.all([
    rawId(countries, country),
    rawId(provincesOf(country), province),
    rawId(citiesOf(province), city),
  ]);
  return { country: codes[0], province: codes[1], city: codes[2] };
}

/** The lists for code outside React components. Each function rejects with `AppError`, and shows no toast. */
export const fetchCountries = (queries: QueryClient) => fetchReference(queries, countries);
export const fetchProvinces = (queries: QueryClient, country: string) =>
  fetchReference(queries, provincesOf(country));
export const fetchCities = (queries: QueryClient, province: string) =>
  fetchReference(queries, citiesOf(province));
