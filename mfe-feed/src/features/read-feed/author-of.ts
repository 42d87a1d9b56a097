import { type AvoidedPerson, networkPerson } from '@az/shared/avoided-people';
import type { Announcement } from '@az/shared/contracts';

/** Whom the member can stop following, or block, for an announcement; null for one's own and where no id is known. */
export const authorOf = (
  { author, own }: Announcement,
  memberId: string | undefined,
): AvoidedPerson | null => (own || author.id === memberId ? null : networkPerson(author));
