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
