export {
  type ChoiceList,
  fetchCities,
  fetchCountries,
  fetchProvinces,
  noChoices,
  referenceFailureMessages,
  toRawLocation,
  useCities,
  useCountries,
  useProvinces,
} from './locations.ts';
export { type Reference, useReference } from './use-reference.ts';
