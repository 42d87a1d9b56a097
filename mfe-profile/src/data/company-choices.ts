import { getCities, getCountries, getProvinces, getSectors } from '@az/shared/career';
import type { Choice } from '@az/shared/contracts';
import { useLists } from './choices.ts';

const failures = {
  start: 'Erreur lors du chargement des données initiales',
  provinces: 'Erreur lors du chargement des provinces',
  cities: 'Erreur lors du chargement des villes',
};

/** Sectors and countries, which the company form starts with. */
export const useCompanyStart = () =>
  useLists<{ sectors: Choice[]; countries: Choice[] }>({
    queryKey: ['company-start'],
    failure: failures.start,
    load: async (signal) => {
      const [sectors, countries] = await Promise.all([getSectors(signal), getCountries(signal)]);
      return { sectors, countries };
    },
  });

/** Provinces of a country; none until one is chosen. The answer about another country is dropped. */
export const useProvinces = (country: string | null) =>
  useLists({
    queryKey: ['provinces', country],
    failure: failures.provinces,
    load: (signal) => getProvinces(country ?? '', signal),
    enabled: country !== null,
  });

/** Cities of a province, likewise. */
export const useCities = (province: string | null) =>
  useLists({
    queryKey: ['cities', province],
    failure: failures.cities,
    load: (signal) => getCities(province ?? '', signal),
    enabled: province !== null,
  });
