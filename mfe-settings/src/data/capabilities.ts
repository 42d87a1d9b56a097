import { getCapabilities } from '@az/shared/api';
import type { Extension } from '@az/shared/contracts';
import { type QueryClient, useQuery } from '@az/shared/query';

const question = {
  queryKey: ['capabilities'],
  queryFn: () => getCapabilities(),
  staleTime: Number.POSITIVE_INFINITY,
};

/** Whether the server has a call beyond the specification. Rejects with `AppError` when it cannot be asked. */
export async function canServer(queries: QueryClient, name: Extension): Promise<boolean> {
  return (await queries.fetchQuery(question)).includes(name);
}

/** The same for a screen; null until the server has answered, and where it cannot be asked. */
export function useCapability(name: Extension): boolean | null {
  const { data } = useQuery(question);
  return data ? data.includes(name) : null;
}
