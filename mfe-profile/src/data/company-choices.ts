import {
  addCompany,
  type CompanyToSend,
  getCities,
  getCountries,
  getProvinces,
  getSectors,
} from '@az/shared/career';
import { type Choice, type CompanyRequestWire, toGivenId } from '@az/shared/contracts';
import { type QueryClient, useQueryClient } from '@az/shared/query';
import { noChoices, useLists } from './choices.ts';

const failures = {
  start: 'Erreur lors du chargement des données initiales',
  provinces: 'Erreur lors du chargement des provinces',
  cities: 'Erreur lors du chargement des villes',
};

type Start = { sectors: Choice[]; countries: Choice[] };

const startKey = ['company-start'];
const provincesKey = (country: string | null) => ['provinces', country];
const citiesKey = (province: string | null) => ['cities', province];

/** Sectors and countries, which the company form starts with. */
export const useCompanyStart = () =>
  useLists<Start>({
    queryKey: startKey,
    failure: failures.start,
    load: async (signal) => {
      const [sectors, countries] = await Promise.all([getSectors(signal), getCountries(signal)]);
      return { sectors, countries };
    },
  });

/** Provinces of a country; none until one is chosen. The answer about another country is dropped. */
export const useProvinces = (country: string | null) =>
  useLists({
    queryKey: provincesKey(country),
    failure: failures.provinces,
    load: (signal) => getProvinces(country ?? '', signal),
    enabled: country !== null,
  });

/** Cities of a province, likewise. */
export const useCities = (province: string | null) =>
  useLists({
    queryKey: citiesKey(province),
    failure: failures.cities,
    load: (signal) => getCities(province ?? '', signal),
    enabled: province !== null,
  });

/** The company with its codes in the type that the lists have them in. */
function toSend(queries: QueryClient, company: CompanyRequestWire): CompanyToSend {
  const choicesOf = (key: (string | null)[]) => queries.getQueryData<Choice[]>(key) ?? noChoices;
  const { sectors, countries } = queries.getQueryData<Start>(startKey) ?? {};
  return {
    ...company,
    activity_sector: toGivenId(sectors ?? noChoices, company.activity_sector),
    country: toGivenId(countries ?? noChoices, company.country),
    province: toGivenId(choicesOf(provincesKey(company.country)), company.province),
    city: toGivenId(choicesOf(citiesKey(company.province)), company.city),
  };
}

/** Adds a company and gives the choice it has become, where the server names it. Rejects with `AppError`. */
export function useAddCompany() {
  const queries = useQueryClient();
  return (company: CompanyRequestWire, attempt: string) => addCompany(toSend(queries, company), attempt);
}
