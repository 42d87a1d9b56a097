import { useAuthContext } from '@az/shared/auth';
import type { Announcement } from '@az/shared/contracts';
import { useIsHiddenPerson } from '../../ui/use-hiding.ts';
import { authorOf } from './author-of.ts';

/** Returns whether the author of an announcement is neither blocked nor unfollowed. */
export function useIsWanted(): (announcement: Announcement) => boolean {
  const memberId = useAuthContext().member?.id;
  const isAvoided = useIsHiddenPerson();
  return (announcement) => !isAvoided(authorOf(announcement, memberId));
}
