import { getCapabilities } from '@az/shared/api';
import { useQuery } from '@az/shared/query';

/** Whether the server can do something beyond the specification, by name; false until it has answered. */
export function useCapability(name: string): boolean {
  const { data } = useQuery({
    queryKey: ['capabilities'],
    queryFn: () => getCapabilities(),
    staleTime: Infinity,
  });
  return (data ?? []).includes(name);
}
