import type { Announcement } from '@az/shared/contracts';
import { type HiddenPerson, networkPerson } from '@az/shared/hidden-people';

/** The author of an announcement, to unfollow or block; null for the member's own and without an id. */
export const authorOf = ({ author, own }: Announcement, memberId: string | undefined): HiddenPerson | null =>
  own || author.id === memberId ? null : networkPerson(author);
