import { addCompany, type CompanyRequest, getSectors } from '@az/shared/career';
import { type Choice, type CompanyRequestWire, toRawId } from '@az/shared/contracts';
import { type QueryClient, useQueryClient } from '@az/shared/query';
import {
  fetchCities,
  fetchCountries,
  fetchProvinces,
  noChoices,
  referenceFailureMessages,
  useReference,
} from '@az/shared/reference';

type Start = { sectors: Choice[]; countries: Choice[] };

const startKey = ['profile', 'company-start'] as const;

/** Sectors and countries, needed by the company form. */
export const useCompanyStart = () =>
  useReference<Start>(
    {
      queryKey: startKey,
      queryFn: async ({ client, signal }) => {
        const [sectors, countries] = await Promise.all([getSectors(signal), fetchCountries(client)]);
        return { sectors, countries };
      },
    },
    referenceFailureMessages.start,
  );

/** The company with its codes in the type of the lists, as far as the lists can be loaded. */
async function toSend(queries: QueryClient, company: CompanyRequestWire): Promise<CompanyRequest> {
  const { sectors, countries } = queries.getQueryData<Start>(startKey) ?? {};
  const [provinces, cities] = await Promise.all([
    fetchProvinces(queries, company.country).catch(() => noChoices),
    fetchCities(queries, company.province).catch(() => noChoices),
  ]);
  return {
    ...company,
    activity_sector: toRawId(sectors ?? noChoices, company.activity_sector),
    country: toRawId(countries ?? noChoices, company.country),
    province: toRawId(provinces, company.province),
    city: toRawId(cities, company.city),
  };
}

/** Adds a company and returns it as a choice, if the server names it. Rejects with `AppError`. */
export function useAddCompany() {
  const queries = useQueryClient();
  return async (company: CompanyRequestWire, attempt: string) =>
    addCompany(await toSend(queries, company), attempt);
}
