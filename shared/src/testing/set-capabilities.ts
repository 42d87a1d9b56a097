import { capabilitiesQuery } from '../api/use-capability.ts';
import type { Extension } from '../contracts/index.ts';
import type { QueryClient } from '../query/index.ts';

export const setCapabilities = (queries: QueryClient, names: Extension[]) =>
  queries.setQueryData(capabilitiesQuery.queryKey, names);
