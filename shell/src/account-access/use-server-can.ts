import { getCapabilities } from '@az/shared/api';
import { useQuery } from '@az/shared/query';

/**
 * Whether the server has an extension call, by the extension's name; null while that is not known. A server that cannot
 * be asked stays unknown: what it refuses it will say itself.
 */
export function useServerCan(extension: 'login' | 'register' | 'password-reset'): boolean | null {
  const { data } = useQuery({
    queryKey: ['capabilities'],
    queryFn: ({ signal }) => getCapabilities(signal),
    staleTime: Infinity,
  });
  return data ? data.includes(extension) : null;
}
