export {
  type ChoiceList,
  fetchCities,
  fetchCountries,
  fetchProvinces,
  noChoices,
  referenceFailures,
  toGivenPlace,
  useCities,
  useCountries,
  useProvinces,
} from './places.ts';
export { type Reference, useReference } from './use-reference.ts';
