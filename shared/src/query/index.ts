// Only what the shell and the areas use: this module is shared as a whole, so every export costs bytes on each page.
export {
  type InfiniteData,
  QueryClient,
  QueryClientProvider,
  type QueryKey,
  type UseInfiniteQueryResult,
  type UseMutationResult,
  type UseQueryResult,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export { lossOf } from './loss-of.ts';

/** Who owns the queries of a build; `src/key-owner.d.ts` of each build adds its `name`. */
// biome-ignore lint/suspicious/noEmptyInterface: each build adds its name
export interface KeyOwner {}

/** The name that all keys of a build begin with. */
export type OwnerName = KeyOwner[keyof KeyOwner] & string;

declare module '@tanstack/react-query' {
  interface Register {
    /**
     * All areas of a page share one cache and are deployed apart, so what an area keeps there begins with its name. What
     * several of them need has one hook in `shared`, which alone reads and writes keys of `shared`.
     */
    queryKey: readonly [OwnerName, ...unknown[]];
  }
}
