import type { Announcement } from '@az/shared/contracts';
import { type HiddenPerson, networkPerson } from '@az/shared/hidden-people';

/** The author of an announcement, to unfollow or block; null if it is the member's own, or the author has no id. */
export const authorOf = ({ author, own }: Announcement, memberId: string | undefined): HiddenPerson | null =>
  own || author.id === memberId ? null : networkPerson(author);
