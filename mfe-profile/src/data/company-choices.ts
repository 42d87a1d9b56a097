import { addCompany, type CompanyRequest, getSectors } from '@az/shared/career';
import { type Choice, type CompanyRequestWire, toRawId } from '@az/shared/contracts';
import { type QueryClient, useQueryClient } from '@az/shared/query';
import {
  fetchCountries,
  noChoices,
  referenceFailureMessages,
  toRawLocation,
  useReference,
} from '@az/shared/reference';

type Start = { sectors: Choice[]; countries: Choice[] };

const startKey = ['profile', 'company-start'] as const;

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

/** The company with its ids as numbers if the lists have numbers. If a list fails to load, its ids stay strings. */
async function toRequest(queries: QueryClient, company: CompanyRequestWire): Promise<CompanyRequest> {
  const sectors = queries.getQueryData<Start>(startKey)?.sectors ?? noChoices;
  return {
    ...company,
    activity_sector: toRawId(sectors, company.activity_sector),
    ...(await toRawLocation(queries, company)),
  };
}

/** A new company. `id` is null if the server sent no id; `number` is the same id if the server sent a number. */
export type NewCompany = { id: string | null; name: string; number?: number | undefined };

/** Adds a company and returns it as a choice, or null if the server sent no id. Rejects with `AppError`. */
export function useAddCompany() {
  const queries = useQueryClient();
  return async (company: CompanyRequestWire, attempt: string) =>
    addCompany(await toRequest(queries, company), attempt);
}
