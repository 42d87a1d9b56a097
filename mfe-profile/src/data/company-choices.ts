import { addCompany, type CompanyToSend, getSectors } from '@az/shared/career';
import { type Choice, type CompanyRequestWire, toGivenId } from '@az/shared/contracts';
import { type QueryClient, useQueryClient } from '@az/shared/query';
import {
  fetchCountries,
  noChoices,
  referenceFailures,
  toGivenPlace,
  useReference,
} from '@az/shared/reference';

type Start = { sectors: Choice[]; countries: Choice[] };

const startKey = ['profile', 'company-start'] as const;

/** Sectors and countries, which the company form starts with. */
export const useCompanyStart = () =>
  useReference<Start>(
    {
      queryKey: startKey,
      queryFn: async ({ client, signal }) => {
        const [sectors, countries] = await Promise.all([getSectors(signal), fetchCountries(client)]);
        return { sectors, countries };
      },
    },
    referenceFailures.start,
  );

/** The company with its codes in the type that the lists have them in, as far as those can be had. */
async function toSend(queries: QueryClient, company: CompanyRequestWire): Promise<CompanyToSend> {
  const sectors = queries.getQueryData<Start>(startKey)?.sectors ?? noChoices;
  return {
    ...company,
    activity_sector: toGivenId(sectors, company.activity_sector),
    ...(await toGivenPlace(queries, company)),
  };
}

/** A company that was just added: its id where the server names it, also as a number where it is one. */
export type NewCompany = { id: string | null; name: string; number?: number | undefined };

/** Adds a company and gives the choice it has become, where the server names it. Rejects with `AppError`. */
export function useAddCompany() {
  const queries = useQueryClient();
  return async (company: CompanyRequestWire, attempt: string) =>
    addCompany(await toSend(queries, company), attempt);
}
