import { memberName, memberRole, useAuthContext } from '@az/shared/auth';
import type { Author, Member } from '@az/shared/contracts';

/** The member as the author of new content. */
export function asAuthor(member: Member): Author {
  return {
    id: member.id,
    name: memberName(member),
    role: memberRole(member),
    picture: member.picture,
    verified: member.verified,
  };
}

/**
 * An author as displayed: for the member's own content, the current name and headline, which may have changed since
 * the list was loaded. `own` marks it as theirs when the server gives no id.
 */
export function shownAuthor(author: Author, member: Member | null, own: boolean): Author {
  if (!member || !(own || author.id === member.id)) return author;
  return { ...asAuthor(member), picture: author.picture ?? member.picture };
}

/** The same as a hook. */
export const useShownAuthor = (author: Author, own = false): Author =>
  shownAuthor(author, useAuthContext().member, own);
