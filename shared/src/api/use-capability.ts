import type { Extension } from '../contracts/index.ts';
import { type QueryClient, useQuery } from '../query/index.ts';
import { getCapabilities } from './capabilities.api.ts';

export const capabilitiesQuery = {
  queryKey: ['shared', 'capabilities'] as const,
  queryFn: () => getCapabilities(),
  staleTime: Number.POSITIVE_INFINITY,
};

/** Whether the server has a call beyond the specification; asked once a page. Rejects with `AppError` when it cannot be asked. */
export async function canServer(queries: QueryClient, name: Extension): Promise<boolean> {
  return (await queries.fetchQuery(capabilitiesQuery)).includes(name);
}

/** The same for a screen; null until the server has answered, and where it cannot be asked: what it refuses it says itself. */
export function useCapability(name: Extension): boolean | null {
  const { data } = useQuery(capabilitiesQuery);
  return data ? data.includes(name) : null;
}
