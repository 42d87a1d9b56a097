import type { Extension } from '../contracts/index.ts';
import { type QueryClient, useQuery } from '../query/index.ts';
import { getCapabilities } from './capabilities.api.ts';

export const capabilitiesQuery = {
  queryKey: ['shared', 'capabilities'] as const,
  queryFn: () => getCapabilities(),
  staleTime: Number.POSITIVE_INFINITY,
};

/** Whether the server has an extension call; loaded once per page. Rejects with `AppError` when it cannot be loaded. */
export async function hasCapability(queries: QueryClient, name: Extension): Promise<boolean> {
  return (await queries.fetchQuery(capabilitiesQuery)).includes(name);
}

/**
 * The same as a hook; null until the server has replied, and where the list cannot be loaded: an unknown call is then
 * refused by the server itself.
 */
export function useCapability(name: Extension): boolean | null {
  const { data } = useQuery(capabilitiesQuery);
  return data ? data.includes(name) : null;
}

/** The same without a call of its own, for what is part of a first view: null until something else has loaded the list. */
export function useKnownCapability(name: Extension): boolean | null {
  const { data } = useQuery({ ...capabilitiesQuery, enabled: false });
  return data ? data.includes(name) : null;
}
