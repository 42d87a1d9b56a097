// Only what the shell and the areas use: this module is shared as a whole, so every export adds bytes to each page.
export {
  type InfiniteData,
  QueryClient,
  QueryClientProvider,
  type QueryKey,
  type UseInfiniteQueryResult,
  type UseQueryResult,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export { queryFailure } from './query-failure.ts';

/** Names the shell or area that owns a build's queries: `src/key-owner.d.ts` of each build adds its `name` here. */
// biome-ignore lint/suspicious/noEmptyInterface: each build adds its name
export interface KeyOwner {}

export type OwnerName = KeyOwner[keyof KeyOwner] & string;

declare module '@tanstack/react-query' {
  interface Register {
    /** All areas share one cache, so keys begin with the area's name, or with `shared` if several areas use them. */
    queryKey: readonly [OwnerName, ...unknown[]];
  }
}
