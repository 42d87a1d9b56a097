import { capabilitiesQuery } from '../api/use-capability.ts';
import type { Extension } from '../contracts/index.ts';
import type { QueryClient } from '../query/index.ts';

/** Sets the server's extension calls in the cache, without a call. */
export const setCapabilities = (queries: QueryClient, names: Extension[]) =>
  queries.setQueryData(capabilitiesQuery.queryKey, names);
