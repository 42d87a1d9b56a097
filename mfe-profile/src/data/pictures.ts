import { getCoverPicture, getProfilePicture } from '@az/shared/api';
import { useQuery } from '@az/shared/query';

/** The member's own picture, as base64; null when there is none. */
export function useProfilePicture() {
  return useQuery({
    queryKey: ['profile', 'picture'],
    queryFn: () => getProfilePicture(),
    staleTime: Infinity,
  });
}

/** The member's cover, as base64; null when there is none. */
export function useCoverPicture() {
  return useQuery({ queryKey: ['profile', 'cover'], queryFn: () => getCoverPicture(), staleTime: Infinity });
}
