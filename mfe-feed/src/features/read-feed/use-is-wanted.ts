import { useAuthContext } from '@az/shared/auth';
import { useAvoidedPeople } from '@az/shared/avoided-people';
import type { Announcement } from '@az/shared/contracts';
import { authorOf } from './author-of.ts';

/** Tells whether the member wants to see announcements of the one who wrote this one. */
export function useIsWanted(): (announcement: Announcement) => boolean {
  const memberId = useAuthContext().member?.id;
  const unfollowed = useAvoidedPeople('unfollowed');
  const blocked = useAvoidedPeople('blocked');
  return (announcement) => {
    const author = authorOf(announcement, memberId);
    return !unfollowed.has(author) && !blocked.has(author);
  };
}
