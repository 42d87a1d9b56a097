import { useQuery } from '@az/shared/query';
import { getPeople } from '@az/shared/sample/people';

/** Everyone the member can write to. */
export const useContacts = () =>
  useQuery({
    queryKey: ['profile-sample', 'contacts'],
    queryFn: getPeople,
    staleTime: Number.POSITIVE_INFINITY,
  });
