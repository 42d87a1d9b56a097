import type { Announcement } from '@az/shared/contracts';
import { type HiddenPerson, networkPerson } from '@az/shared/hidden-people';

/** Whom the member can stop following, or block, for an announcement; null for one's own and where no id is known. */
export const authorOf = ({ author, own }: Announcement, memberId: string | undefined): HiddenPerson | null =>
  own || author.id === memberId ? null : networkPerson(author);
