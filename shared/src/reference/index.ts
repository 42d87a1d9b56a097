export {
  type ChoiceList,
  fetchCities,
  fetchCountries,
  fetchProvinces,
  noChoices,
  referenceFailureMessages,
  useCities,
  useCountries,
  useProvinces,
} from './locations.ts';
export { type Reference, useReference } from './use-reference.ts';
