import { getCities, getCountries, getProvinces } from '../api/career.api.ts';
import { type Choice, type GivenId, toGivenId } from '../contracts/index.ts';
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

/** A list as `Select` takes it; `onRetry` is there while the list could not be loaded. */
export type ChoiceList = { options: Choice[]; isLoading: boolean; onRetry: (() => void) | undefined };

/** No choices yet. */
export const noChoices: Choice[] = [];

const toChoiceList = ({ lists, isLoading, hasFailed, retry }: Reference<Choice[]>): ChoiceList => ({
  options: lists ?? noChoices,
  isLoading,
  onRetry: hasFailed ? retry : undefined,
});

/** Toasts of the specification, section 8. */
export const referenceFailures = {
  start: 'Erreur lors du chargement des données initiales',
  provinces: 'Erreur lors du chargement des provinces',
  cities: 'Erreur lors du chargement des villes',
};

export const useCountries = (): ChoiceList => toChoiceList(useReference(countries, referenceFailures.start));

/** Provinces of a country; none until one is chosen. The answer about another country is dropped. */
export const useProvinces = (country: string | null): ChoiceList =>
  toChoiceList(useReference(provincesOf(country ?? ''), referenceFailures.provinces, country !== null));

/** Cities of a province, likewise. */
export const useCities = (province: string | null): ChoiceList =>
  toChoiceList(useReference(citiesOf(province ?? ''), referenceFailures.cities, province !== null));

/** A country, a province of it and a city of that, by their codes. */
type Place<Code> = Record<'country' | 'province' | 'city', Code>;

/** The codes of a chosen place in the type that the lists have them in, as far as those can be had. Never rejects. */
export async function toGivenPlace(
  queries: QueryClient,
  { country, province, city }: Place<string>,
): Promise<Place<GivenId>> {
  const given = async (list: ReferenceQuery<Choice[]>, code: string) =>
    toGivenId(await queries.ensureQueryData(list).catch(() => noChoices), code);
  const codes = await Promise.all([
    given(countries, country),
    given(provincesOf(country), province),
    given(citiesOf(province), city),
  ]);
  return { country: codes[0], province: codes[1], city: codes[2] };
}

/** The same lists for a caller that shows none of them. Each rejects with `AppError`, without a toast. */
export const fetchCountries = (queries: QueryClient) => fetchReference(queries, countries);
export const fetchProvinces = (queries: QueryClient, country: string) =>
  fetchReference(queries, provincesOf(country));
export const fetchCities = (queries: QueryClient, province: string) =>
  fetchReference(queries, citiesOf(province));
