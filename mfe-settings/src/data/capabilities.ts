import { getCapabilities } from '@az/shared/api';
import { useQuery } from '@az/shared/query';

/**
 * Whether the server can do something beyond the specification, by name; null until it has answered. A server that
 * cannot say counts as one that cannot.
 */
export function useCapability(name: string): boolean | null {
  const { data, isPending } = useQuery({
    queryKey: ['capabilities'],
    queryFn: () => getCapabilities(),
    staleTime: Infinity,
  });
  return isPending ? null : (data ?? []).includes(name);
}
