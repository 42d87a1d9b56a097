import { useStore } from 'zustand';
import { pageConfig } from '../config/index.ts';
import type { Extension } from '../contracts/index.ts';
import { type QueryClient, useQuery } from '../query/index.ts';
import { extensionList, getCapabilities } from './client.ts';

/** The names of the server's extension calls: from the page's configuration, otherwise requested once. */
export const capabilitiesQuery = {
  queryKey: ['shared', 'capabilities'] as const,
  queryFn: () => getCapabilities(),
  initialData: () => pageConfig().extensions,
  staleTime: Number.POSITIVE_INFINITY,
  // Every card uses this query. After a failure a new card does not repeat it; a return to the page or a write does.
  retryOnMount: false,
};

/** Whether the server has an extension call. Rejects with `AppError` when that cannot be loaded. */
export async function hasCapability(queries: QueryClient, name: Extension): Promise<boolean> {
  return (await queries.fetchQuery(capabilitiesQuery)).includes(name);
}

/** `hasCapability` as a hook: null until the server has replied, `ifFailed` when the list cannot be loaded. */
export function useCapability(name: Extension, ifFailed: boolean | null = null): boolean | null {
  const { data, isError } = useQuery(capabilitiesQuery);
  if (data) return data.includes(name);
  return isError ? ifFailed : null;
}

/** Whether the server is known to lack an extension, so that its calls show sample data. */
export function useIsSample(name: Extension): boolean {
  const asked = useStore(extensionList, ({ names }) => names);
  const names = pageConfig().extensions ?? asked;
  return names !== null && !names.includes(name);
}
